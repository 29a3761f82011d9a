import { stopWords } from "#i18n/stop-words.ts";
import { fold } from "./text.ts";

/**
 * Words with a grammatical function only, folded. A page may repeat them as often as its language
 * requires.
 */
export const fillerWords: ReadonlySet<string> = new Set(
  `${stopWords.ar} ${stopWords.en}
    ذلك تلك التي الذي الذين ماذا لا لم لن ان أن إن كان كانت يكون هم نحن انت انا بعض ثم قد بين عند اذا كما
    لكن غير حيث منذ خلال حول دون متى اين لماذا نعم و ب ل ف به بها له لها فيه فيها عليه عليها منه منها لكم
    لنا ولا وهو وهي اكثر اقل كذلك ايضا فقط جدا احد عبر ضمن لدى لدينا يمكن يمكنك تم يتم مثل نفس سوف لان لأن وقد وفي
    ومن وعلى والى
    at as was were be been its this these those we our they their he she his her not no but if then than so will
    would did have has had more most all any some when where which who why about into over up out there here just also only very
    one`
    .split(/\s+/)
    .map(fold),
);
