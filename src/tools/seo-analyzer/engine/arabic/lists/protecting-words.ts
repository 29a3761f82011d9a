/** Titles and kinds of places after which a name follows, also with a particle. Own list. */
export const nameTitles: ReadonlySet<string> = new Set(
  "الأستاذ الاستاذ أستاذ الأستاذة الدكتور دكتور الدكتورة دكتورة المهندس مهندس المهندسة الشيخ شيخ السيد السيدة الحاج الحاجة الكابتن كابتن الفنان الفنانة المحامي المحامية الأمير الأميرة الملك شارع ميدان"
    .split(" ")
    .flatMap((title) => ["", "و", "ف", "ب", "ل"].map((particle) => particle + title)),
);

/** Frequent words of Persian and Urdu that Arabic has not; such a sentence is left alone. */
export const persianWords: ReadonlySet<string> = new Set(
  "است این های برای کہ ہے میں کے کی شود کنید شده دارد".split(" "),
);

/** Parts of names in Latin letters that are spelled out, such as «اي فون». */
export const spelledLetters: ReadonlySet<string> = new Set(
  "فون باد بي تي بود كلاود ماك او آر ار إس اس دي سي إن باي فاي بال ميل تونز بوك".split(" "),
);
