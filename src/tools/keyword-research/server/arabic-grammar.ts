import { fold } from "#i18n/fold-arabic.ts";
import { hasArticle } from "../engine/keyword-key.ts";

/*
 * As much of Arabic grammar as it takes to put a keyword into a sentence: light rules over letters, made for names of
 * goods, services and trades, and silent where they cannot tell.
 */

export function isDefinite(word: string): boolean {
  return word.startsWith("ال") && hasArticle(fold(word));
}

function withoutArticle(word: string): string {
  return isDefinite(word) ? word.slice(2) : word;
}

/** A phrase as it stands after «أفضل»: «المطاعم» as «مطاعم», «تصميم المواقع» as «تصميم مواقع». */
export function toIndefinite(phrase: string): string {
  return phrase.split(" ").map(withoutArticle).join(" ");
}

const adjectives = new Set(
  "مودرن كلاسيك فاخر فاخرة حديث حديثة سمارت أونلاين تركي تركية مستورد مستوردة أبيض أسود أحمر أزرق أخضر أصفر ذهبي فضي بني رمادي بيضاء سوداء حمراء زرقاء خضراء صفراء جديد جديدة مستعمل مستعملة رخيص رخيصة كبير كبيرة صغير صغيرة رياضي رياضية طبي طبية خاص خاصة خصوصي خصوصية منزلي منزلية عربي عربية إنجليزي إنجليزية إلكتروني إلكترونية كهربائي كهربائية ذكي ذكية طبيعي طبيعية جلدي جلدية خشبي خشبية صناعي صناعية بصرية قانوني قانونية".split(
    " ",
  ),
);

/**
 * The same phrase with the article where it had none and without where it had one. «تصميم مواقع» takes it on its last
 * word and «هوية بصرية» on both; of longer phrases nothing is said, because the letters do not tell what belongs to what.
 */
export function switchDefiniteness(phrase: string): string | undefined {
  const words = phrase.split(" ");
  if (words.some(isDefinite)) return toIndefinite(phrase);
  const [head, tail] = words;
  if (words.length === 1 && isNoun(head!)) return `ال${head}`;
  if (words.length !== 2 || !isNoun(head!) || !isNoun(tail!)) return undefined;
  if (adjectives.has(tail!) || /.{3}ية$/.test(tail!)) return `ال${head} ال${tail}`;
  return tail!.endsWith("ي") ? undefined : `${head} ال${tail}`; // «كراسي» is a thing and «رياضي» a quality
}

/** A phrase as it stands where something is said of the thing in general: «أهمية الترجمة». As it is where the letters do not tell. */
export function toDefinite(phrase: string): string {
  return phrase.split(" ").some(isDefinite) ? phrase : (switchDefiniteness(phrase) ?? phrase);
}

/** Words with a preposition written onto them, figures and Latin letters take no article. */
function isNoun(word: string): boolean {
  return /^[ء-ي]{3,}$/.test(word) && !/^(?:لل|بال|وال|من$|في$|على$|عن$|مع$)/.test(word);
}

/** People's trades that have the letters of a plural. */
const singularParticiple = /^(?:محامي|محاسب|مقاول|مساعد|مدافع|مسافر|مراقب|محارب|مصارع)$/;
/** Plurals of things have the shape of مطاعم or فساتين; أحذية and ساعات show it by their ends. */
const brokenPlural = /^[ا-ي]{2}ا[ا-ي]ي?[ا-ي](?<!ة)$/;

/** Whether a word names several things, by its letters. */
export function isPlural(word: string): boolean {
  const bare = withoutArticle(word);
  return /.{3}ات$/.test(bare) || (brokenPlural.test(bare) && !singularParticiple.test(bare));
}

/** Whether «قريبة» agrees with a phrase and not «قريب»: its first word is feminine, or a plural of things, which is treated as such. */
export function isFeminine(phrase: string): boolean {
  const head = phrase.split(" ")[0]!;
  return /(?:[ةه]|اء)$/.test(head) || isPlural(head);
}
