/**
 * Words that are never said twice on purpose. Own list. A noun without the article is
 * («خطوة خطوة»), and so is «لا لا».
 */
export const neverTwice: ReadonlySet<string> = new Set(
  "من إلى الى عن على في مع أن إن ان لأن لكن ولكن أو او ثم قد لقد لم لن سوف هل إذا اذا حتى منذ عند بعد قبل خلال بدون دون حول بين التي الذي الذين هذا هذه ذلك تلك هؤلاء حيث كما يمكن يمكنك يجب يتم تم كان كانت يكون تكون ليس نحن أنت كيف متى أين أي غير عبر ضمن لدينا بسبب".split(
    " ",
  ),
);
/** Words with the article that are said twice as a call. */
export const calls: ReadonlySet<string> = new Set(["الله", "الصلاة", "الصبر", "النار", "السلام"]);

/** «لا» that is written together with its verb. Own list; «لابد» is usual. */
export const joinedWords: ReadonlyMap<string, string> = new Map(
  "لا يمكن,لا يمكنك,لا يوجد,لا توجد,لا يجب,لا يزال,لا تزال,لا تتردد,لا تترددوا,لا تنس,لا تنسوا,لا يحتاج,لا تحتاج,لا شك,لا يتم,لا تقلق,لا نقبل"
    .split(",")
    .map((right) => [right.replace(" ", ""), right]),
);
