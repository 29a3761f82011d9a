import { fold } from "./text.ts";

/** Words that carry grammar, not subject: they may be repeated as often as the language asks for. Folded. */
export const fillerWords: ReadonlySet<string> = new Set(
  (
    "في من على الى عن مع هذا هذه ذلك تلك التي الذي الذين ما ماذا لا لم لن ان أن إن كان كانت يكون هو هي هم نحن انت انا كل بعض او أو ثم قد قبل بعد بين عند حتى اذا كما لكن غير حيث منذ خلال حول دون " +
    "كيف متى اين لماذا هل نعم و ب ل ف به بها له لها فيه فيها عليه عليها منه منها لك لكم لنا ولا وهو وهي اكثر اقل كذلك ايضا فقط جدا اي احد عبر ضمن لدى لدينا يمكن يمكنك تم يتم مثل نفس سوف لان لأن وقد وفي ومن وعلى والى " +
    "the a an and or of to in on at for with by from as is are was were be been it its this that these those you your we our they their he she his her i my me not no but if then than so can will would " +
    "do does did have has had more most all any some how what when where which who why about into over up out there here just also only very one"
  )
    .split(" ")
    .map(fold),
);
