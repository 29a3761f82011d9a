export type Dialect = "egyptian" | "gulf" | "levantine";

/*
 * Words that a dialect has and standard Arabic has not. Own list. Left out are words that are
 * standard words too («تبع», «حاجة», «دي», «زي», «خلاص», «بدي»), and what several dialects share
 * is under the one that uses it most on the web.
 */
const words: Readonly<Record<Dialect, string>> = {
  egyptian:
    "احنا إحنا عشان علشان ازاي إزاي دلوقتي دلوقت مش بتاع بتاعت بتاعة بتاعك بتاعنا بتاعتنا بتاعتك كده كدا ايه إيه ليه اللي عايز عايزة عايزه عايزين عاوز عاوزة عاوزين النهارده النهاردة امبارح إمبارح كمان برضه برضو اوي أوي ده معانا مفيش مافيش معلش لسه بنقدم بنقدملك بنوصل بنوصلك بنعمل بتقدر بيقدر بنحب بيحب بيكون بتكون هنوصل هنوصلك هتلاقي هتلاقوا هيوصلك هنكلمك فلوسك ماتترددش متترددش ابعتلنا",
  gulf: "وايد ابغى أبغى نبغى تبغى يبغى تبي وش شلون الحين جذي چذي ايش إيش مافي عندج يبيلك هالحين اشلون وين",
  levantine:
    "هلق هلأ منيح منيحة هيك لهيك بدك بدنا بدكم بدكن كرمال تبعنا تبعك لسا هونيك ليش رح شلونك كتير كتيرة",
};

/** The dialect of a word that only a dialect has. */
export const dialectByWord: ReadonlyMap<string, Dialect> = new Map(
  (Object.keys(words) as Dialect[]).flatMap((dialect) =>
    words[dialect].split(" ").map((word) => [word, dialect] as const),
  ),
);

/** Words that dialects do not use, by which a sentence is known as standard. Own list. */
export const standardWords: ReadonlySet<string> = new Set(
  "الذي التي الذين سوف لماذا ماذا ليس ليست لن لم أيضًا أيضا حيث هؤلاء كيف نحن إذ لدينا لكي ينبغي يمكنك يمكن".split(
    " ",
  ),
);
