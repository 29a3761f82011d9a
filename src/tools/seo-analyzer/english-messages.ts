import { defineMessages } from "#i18n/messages.ts";

/** The words of the panel itself, which loads with the report. */
export const englishPanelMessages = defineMessages({
  title: { ar: "إنجليزية الصفحة", en: "The English of this page" },
  intro: {
    ar: "تقدير لسهولة القراءة من طول الجمل وحده. لا يغيّر درجة الصفحة.",
    en: "How easy it is to read, estimated from the length of sentences alone. It does not change the score.",
  },
  longest: {
    ar: "أطول الجمل، وتقسيمها يسهّل القراءة:",
    en: "The longest sentences, which are easier to read as two:",
  },
});

/** Sentences with a count, which the server puts into the report. */
export const englishCounts = {
  age: {
    ar: {
      few: "طول الجمل مثل طولها في نصوص مكتوبة لمن عمره نحو {n} سنوات.",
      many: "طول الجمل مثل طولها في نصوص مكتوبة لمن عمره نحو {n} سنة.",
      other: "طول الجمل مثل طولها في نصوص مكتوبة لمن عمره نحو {n} سنة.",
    },
    en: {
      other: "The sentences are as long as in texts for readers aged about {n}.",
    },
  },
  oldest: {
    ar: {
      few: "طول الجمل مثل طولها في نصوص مكتوبة لمن عمره {n} سنوات أو أكثر.",
      many: "طول الجمل مثل طولها في نصوص مكتوبة لمن عمره {n} سنة أو أكثر.",
      other: "طول الجمل مثل طولها في نصوص مكتوبة لمن عمره {n} سنة أو أكثر.",
    },
    en: {
      other: "The sentences are as long as in texts for readers aged {n} or more.",
    },
  },
  error: {
    ar: {
      one: "والخطأ المعتاد سنة واحدة، وقد يبدو النص الصعب أسهل مما هو إن قصرت جمله.",
      two: "والخطأ المعتاد سنتان، وقد يبدو النص الصعب أسهل مما هو إن قصرت جمله.",
      few: "والخطأ المعتاد {n} سنوات، وقد يبدو النص الصعب أسهل مما هو إن قصرت جمله.",
      many: "والخطأ المعتاد {n} سنة، وقد يبدو النص الصعب أسهل مما هو إن قصرت جمله.",
      other: "والخطأ المعتاد {n} سنة، وقد يبدو النص الصعب أسهل مما هو إن قصرت جمله.",
    },
    en: {
      one: "That is usually {n} year off, and a hard text in short sentences seems easier than it is.",
      other:
        "That is usually {n} years off, and a hard text in short sentences seems easier than it is.",
    },
  },
  words: {
    ar: {
      few: "عددنا {n} كلمات في جمل كاملة",
      many: "عددنا {n} كلمة في جمل كاملة",
      other: "عددنا {n} كلمة في جمل كاملة",
    },
    en: { other: "We counted {n} words in whole sentences" },
  },
  average: {
    ar: {
      one: "ومتوسط الجملة كلمة واحدة.",
      two: "ومتوسط الجملة كلمتان.",
      few: "ومتوسط الجملة {n} كلمات.",
      many: "ومتوسط الجملة {n} كلمة.",
      other: "ومتوسط الجملة {n} كلمة.",
    },
    en: { one: "{n} word in each on average.", other: "{n} words in each on average." },
  },
  length: {
    ar: { few: "{n} كلمات", many: "{n} كلمة", other: "{n} كلمة" },
    en: { other: "{n} words" },
  },
} as const;
