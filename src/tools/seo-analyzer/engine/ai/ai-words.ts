import { defineMessages, type Localized } from "#i18n/messages.ts";
import type { AiCrawler, Obedience } from "./ai-crawlers.ts";
import type { QuotableFactId } from "./quotable-facts.ts";

/*
 * The words of the part about AI crawlers. The server puts them into a report, so that they weigh
 * nothing in the page of the tool. What a sentence says of an operator is in the source that the
 * report shows beside it; what no source says is called our advice.
 */

export const aiWords = defineMessages({
  // What to do, and how many may read
  adviceNone: {
    ar: "لا شيء مطلوب منك: كل برامج البحث التي نعرفها مسموح لها بقراءة صفحتك.",
    en: "Nothing is needed: every search crawler that we know may read your page.",
  },
  adviceOptional: {
    ar: "تستطيع محركات الإجابة قراءة صفحتك. ويمكنك أن تسهّل الاقتباس منها بإضافة {names}.",
    en: "Answer engines can read your page. To make it easier to quote, you can add {names}.",
  },
  adviceLimited: {
    ar: "برامج بحث مسموح لها بقيد في الصفحة نفسها: {names}. إن لم تقصد ذلك فاحذف هذا التوجيه: {directives}",
    en: "Limited by the page itself: {names}. If you did not mean that, remove this directive: {directives}",
  },
  allMay: {
    ar: "الأسماء التي نعرفها لبرامج الذكاء الاصطناعي ({total}) مسموح لها كلها بقراءة هذه الصفحة.",
    en: "All {total} names of AI crawlers that we know may read this page.",
  },
  someMay: {
    ar: "المسموح له بقراءة هذه الصفحة: {n} من {total} اسمًا لبرامج الذكاء الاصطناعي.",
    en: "{n} of {total} names of AI crawlers may read this page.",
  },
  allButMay: {
    ar: "الأسماء التي نعرفها لبرامج الذكاء الاصطناعي ({total}) مسموح لها كلها بقراءة هذه الصفحة، إلا {names}.",
    en: "All {total} names of AI crawlers that we know may read this page, except {names}.",
  },
  trainingRefused: {
    ar: "وهذا منع من جمع النصوص للتدريب، لا من البحث، والقرار فيه لك.",
    en: "That refuses training, not search, and is your choice.",
  },
  noneMay: {
    ar: "الأسماء التي نعرفها لبرامج الذكاء الاصطناعي ({total}) ممنوعة كلها من قراءة هذه الصفحة.",
    en: "None of the {total} names of AI crawlers that we know may read this page.",
  },
  adviceSearch: {
    ar: "برامج بحث ممنوعة: {names}. إن لم تقصد ذلك فاحذف من robots.txt ما يمنعها، وفي آخر هذا الجزء سطور جاهزة للنسخ.",
    en: "Kept out of answers with links: {names}. If you did not mean that, remove what forbids them from robots.txt; lines to copy are at the end of this part.",
  },
  adviceDirective: {
    ar: "برامج بحث ممنوعة بتوجيه في الصفحة نفسها: {names}. إن لم تقصد ذلك فاحذف هذا التوجيه: {directives}",
    en: "Kept out of answers with links by the page itself: {names}. If you did not mean that, remove this directive: {directives}",
  },
  adviceUnreachable: {
    ar: "لم نستطع قراءة robots.txt، وحينها تعدّ معظم هذه البرامج الموقع كله ممنوعًا. أصلح ذلك أولًا مع شركة الاستضافة.",
    en: "robots.txt could not be read, and most of these crawlers then take the whole site for forbidden. Have your host fix that first.",
  },

  // Groups
  groupSummary: { ar: "المسموح له: {n} من {total}", en: "{n} of {total} may read it" },
  searchTitle: { ar: "برامج تجيب وتذكر الروابط", en: "For answers with links" },
  searchMeaning: {
    ar: "تقرأ هذه البرامج صفحتك لتجيب الناس وتضع رابطها في الإجابة. تقول OpenAI إن الموقع الذي يمنع OAI-SearchBot لا يظهر في إجابات البحث في ChatGPT، وقد يبقى رابطه وحده. وتقول جوجل إن الصفحة لا تظهر في ملخصاتها (AI Overviews) إلا إن كانت مفهرسة ومسموحًا بمقتطف منها، وإن في Search Console إعدادًا يستبعد الموقع منها، ولا نراه من هنا.",
    en: "These read your page to answer people and link to it. OpenAI says that a site which blocks OAI-SearchBot is not shown in ChatGPT's search answers, though its bare link may be. Google says that a page has to be indexed, with a snippet allowed, to be linked in AI Overviews. A setting of Search Console can keep a site out of them, which we cannot see.",
  },
  onDemandTitle: { ar: "برامج تفتح الصفحة حين يسأل عنها أحد", en: "When a person asks" },
  onDemandMeaning: {
    ar: "تفتح هذه البرامج صفحتك لأن شخصًا سأل عنها في تلك اللحظة، فالمنع هنا طلب قد لا يُلبّى. وتقول Anthropic إن منع Claude-User قد يقلل ظهور موقعك في إجاباتها.",
    en: "These open your page because a person asked just then, so a block is a request that may not be met. Anthropic says that blocking Claude-User may make your site less visible in its answers.",
  },
  trainingTitle: { ar: "برامج تجمع النصوص للتدريب", en: "For training models" },
  trainingMeaning: {
    ar: "تجمع هذه البرامج نصوصًا قد تُدرَّب بها النماذج، وهذا قرارك. تقول OpenAI إنك تستطيع منع GPTBot والسماح لـOAI-SearchBot. وتقول جوجل إن Google-Extended لا يؤثر في ظهورك في بحثها. وتقول Apple مثل ذلك عن Applebot-Extended. أما الآخرون فلم نجد لهم قولًا في ذلك. وGoogle-Extended ليس برنامجًا، بل اسم تكتبه في robots.txt فتأذن أو تمنع استعمال ما قرأته برامج جوجل، وكذلك Applebot-Extended لما يقرؤه Applebot من الصفحات.",
    en: "These collect text that models may be trained with; that is your choice. OpenAI says that you can block GPTBot and allow OAI-SearchBot. Google says that Google-Extended does not affect its search. Apple says the same of Applebot-Extended. We found no such statement from the others. Google-Extended and Applebot-Extended are not crawlers but names for robots.txt: they allow or refuse the use of what Google's crawlers and Applebot have read.",
  },

  // Verdicts and reasons
  allowed: { ar: "مسموح", en: "Allowed" },
  limited: { ar: "مسموح بقيد", en: "Limited" },
  blocked: { ar: "ممنوع", en: "Blocked" },
  byOwn: { ar: "بقاعدة باسمه في robots.txt", en: "by its own group in robots.txt" },
  byFollowed: {
    ar: "بقاعدة Googlebot، فهو يتبعها حين لا يُذكر اسمه",
    en: "by the group of Googlebot, which it obeys where it is not named",
  },
  byAll: { ar: "بالقاعدة العامة (*) في robots.txt", en: "by the group for all (*) in robots.txt" },
  byNone: { ar: "لا قاعدة تخصه", en: "no rule is about it" },
  byUnreachable: { ar: "robots.txt لا يُفتح", en: "robots.txt cannot be read" },
  readsWithoutRobots: {
    ar: "robots.txt لا يُفتح، وتقول الشركة إنها تقرأ حينها الموقع كأنه غير موجود",
    en: "robots.txt cannot be read; its operator says it then acts as if there were none",
  },
  byDirective: {
    ar: "توجيه في الصفحة: {directive}",
    en: "by a directive of the page: {directive}",
  },

  // Crawlers without a row of their own
  allowedByAll: {
    ar: "مسموح لها بالقاعدة العامة (*) في robots.txt:",
    en: "Allowed by the group for all (*) in robots.txt:",
  },
  allowedByOwn: {
    ar: "مسموح لها بقاعدة باسمها في robots.txt:",
    en: "Allowed by a group of their own in robots.txt:",
  },
  allowedByNone: {
    ar: "مسموح لها، فلا قاعدة في robots.txt تخصها:",
    en: "Allowed, because no rule of robots.txt is about them:",
  },

  nonStandard: {
    ar: "في الصفحة {names}، وهو ليس معيارًا، ولم نجد شركة في هذه القائمة توثّق أنها تعمل به.",
    en: "The page says {names}. That is no standard, and we found no operator of this list that documents it.",
  },

  // What is read without scripts
  wordCount: {
    ar: {
      zero: "لا كلمات",
      one: "كلمة واحدة",
      two: "كلمتان",
      few: "{n} كلمات",
      many: "{n} كلمة",
      other: "{n} كلمة",
    },
    en: { one: "{n} word", other: "{n} words" },
  },
  wordsBefore: {
    ar: {
      zero: "لا كلمات في الصفحة قبل تشغيل السكربتات",
      one: "في الصفحة قبل تشغيل السكربتات كلمة واحدة",
      two: "في الصفحة قبل تشغيل السكربتات كلمتان",
      few: "في الصفحة قبل تشغيل السكربتات {n} كلمات",
      many: "في الصفحة قبل تشغيل السكربتات {n} كلمة",
      other: "في الصفحة قبل تشغيل السكربتات {n} كلمة",
    },
    en: {
      one: "Before its scripts run, the page has {n} word",
      other: "Before its scripts run, the page has {n} words",
    },
  },
  wordsSent: {
    ar: "{before}. ولم يفتحها متصفحنا، فلا نعرف ما تضيفه السكربتات.",
    en: "{before}. Our browser did not open it, so what scripts add is not known.",
  },
  wordsBoth: {
    ar: "{before}، وبعده {rendered}. تقول Common Crawl إن برنامجها لا يشغّل السكربتات، ومعظم الشركات لا تذكر ذلك، فاجعل الكلام المهم في الصفحة كما أُرسلت.",
    en: "{before}; after that, {rendered}. Common Crawl says that its crawler runs no scripts and most operators do not say, so keep what matters in the page as sent.",
  },

  // Is it easy to quote?
  factsSummary: { ar: "المتوفر: {n} من {total}", en: "{n} of {total} are there" },
  factsNote: {
    ar: "هذه نصائحنا، ولا تعد شركة بأن من يتبعها يُقتبس منه. وتقول جوجل إن ملخصاتها لا تشترط شيئًا غير ما يشترطه بحثها.",
    en: "This is our advice: no operator promises that it gets a page quoted. Google says that its AI features require nothing beyond what its search does.",
  },

  // llms.txt
  llmsFound: {
    ar: "في الموقع ملف llms.txt، عدد حروفه {chars}{title}.",
    en: "The site has an llms.txt of {chars} characters{title}.",
  },
  llmsTitle: { ar: "، وعنوانه: {title}", en: ", titled: {title}" },
  llmsMissing: { ar: "لم نجد في الموقع ملف llms.txt.", en: "We found no llms.txt on the site." },
  llmsUse: {
    ar: "تقول جوجل إن بحثها لا يستعمل هذا الملف، فوجوده لا يضر ترتيبك ولا ينفعه.",
    en: "Google says that its search does not use such files: having one neither harms nor helps there.",
  },

  // Lines to copy
  searchOnlyNote: {
    ar: "وتقول جوجل إن ميزة البحث في منصتها لوكلاء Gemini لا تستند إلى صفحة تمنع Google-Extended، فقد لا تُذكر صفحتك هناك.",
    en: "Google Cloud says that search grounding on its Gemini agent platform does not use pages that disallow Google-Extended, so yours may not be cited there.",
  },
  openTitle: { ar: "السماح للجميع", en: "Let everyone in" },
  searchOnlyTitle: { ar: "رفض التدريب والسماح بالبحث", en: "Refuse training, allow search" },
  linesText: {
    ar: "احذف منه أولًا كل مجموعة تذكر بالاسم برنامجًا من المذكورة أعلاه، فالبرنامج الذي له مجموعة باسمه لا يقرأ غيرها. ثم أضف واحدة من هاتين:",
    en: "First delete every group in it that names one of the crawlers above: a crawler with a group of its own reads no other. Then add one of these:",
  },
});

export const obedienceWords: Readonly<Record<Obedience, Localized>> = {
  documented: {
    ar: "يلتزم بما في robots.txt كما تقول شركته.",
    en: "Its operator says that it obeys robots.txt.",
  },
  "may-not-apply": {
    ar: "تقول شركته إن robots.txt قد لا يسري عليه، لأن شخصًا طلب الصفحة.",
    en: "Its operator says that robots.txt may not apply, because a person asked.",
  },
  undocumented: {
    ar: "لم نجد لشركته كلامًا عن robots.txt وهل يلتزم به.",
    en: "We found nothing from its operator about robots.txt.",
  },
};

interface CommonWords {
  /** What all operators of a group say. */
  readonly all: Localized;
  /** What most say, before the exceptions. */
  readonly most: Localized;
  /** What the others say. */
  readonly except: Localized;
}

export const commonObedienceWords: Readonly<Record<Obedience, CommonWords>> = {
  documented: {
    all: {
      ar: "كل هذه البرامج تلتزم بما في robots.txt كما تقول شركاتها.",
      en: "All of these obey robots.txt, as their operators say.",
    },
    most: {
      ar: "معظم هذه البرامج تلتزم بما في robots.txt كما تقول شركاتها.",
      en: "Most of these obey robots.txt, as their operators say.",
    },
    except: {
      ar: "ويُستثنى {names}، إذ تقول الشركات إنها تلتزم به.",
      en: "An exception: {names}, whose operators say that it is obeyed.",
    },
  },
  "may-not-apply": {
    all: {
      ar: "قد لا يسري robots.txt على هذه البرامج كما تقول شركاتها، لأن شخصًا طلب الصفحة.",
      en: "robots.txt may not apply to these, as their operators say, because a person asked.",
    },
    most: {
      ar: "قد لا يسري robots.txt على معظم هذه البرامج كما تقول شركاتها، لأن شخصًا طلب الصفحة.",
      en: "robots.txt may not apply to most of these, as their operators say, because a person asked.",
    },
    except: {
      ar: "ويُستثنى {names}، إذ تقول الشركات إنه قد لا يسري عليها.",
      en: "An exception: {names}, whose operators say that it may not apply.",
    },
  },
  undocumented: {
    all: {
      ar: "لم نجد لشركات هذه البرامج كلامًا عن robots.txt وهل تلتزم به.",
      en: "We found nothing from the operators of these about robots.txt.",
    },
    most: {
      ar: "لم نجد لشركات معظم هذه البرامج كلامًا عن robots.txt وهل تلتزم به.",
      en: "We found nothing from the operators of most of these about robots.txt.",
    },
    except: {
      ar: "ويُستثنى {names}، إذ لم نجد للشركة كلامًا في ذلك.",
      en: "An exception: {names}, from whose operator we found nothing about it.",
    },
  },
};

/** What a name is for under which nothing requests pages. */
export const tokenOnlyWords: Readonly<Record<NonNullable<AiCrawler["tokenOnlyOf"]>, Localized>> = {
  google: {
    ar: "ليس برنامجًا، بل اسم تكتبه في robots.txt فتأذن أو تمنع استعمال ما قرأته برامج جوجل.",
    en: "Not a crawler: a name for robots.txt that allows or refuses the use of what Google's crawlers have read.",
  },
  applebot: {
    ar: "ليس برنامجًا، بل اسم تكتبه في robots.txt فتأذن أو تمنع استعمال ما يقرؤه Applebot.",
    en: "Not a crawler: a name for robots.txt that allows or refuses the use of what Applebot has read.",
  },
};

interface FactWords {
  readonly yes: Localized;
  readonly no: Localized;
  /** What to do where it does not hold. */
  readonly fix: Localized;
  /** What would be added, in a list; absent for what only articles need. */
  readonly added?: Localized;
}

export const factWords: Readonly<Record<QuotableFactId, FactWords>> = {
  definition: {
    yes: { ar: "تحت عنوان فقرة قصيرة", en: "A short paragraph follows a heading" },
    no: { ar: "لا فقرة قصيرة تحت أي عنوان", en: "No short paragraph follows a heading" },
    fix: {
      ar: "ابدأ كل قسم بفقرة لا تزيد على 60 كلمة تقول خلاصته.",
      en: "Begin each section with a paragraph of at most 60 words that says it all.",
    },
    added: { ar: "فقرة قصيرة تحت كل عنوان", en: "a short paragraph below each heading" },
  },
  opening: {
    yes: { ar: "أول فقرة تُفهم وحدها", en: "The first paragraph makes sense alone" },
    no: { ar: "أول فقرة لا تُفهم وحدها", en: "The first paragraph does not make sense alone" },
    fix: {
      ar: "اجعل أول فقرة من 12 إلى 80 كلمة، جُملها كاملة، واذكر فيها اسم الشيء بدل «هذا» و«هو».",
      en: "Make the first paragraph 12 to 80 words of whole sentences that name the thing, not “this” or “it”.",
    },
    added: { ar: "فقرة أولى تُفهم وحدها", en: "a first paragraph that makes sense alone" },
  },
  questions: {
    yes: {
      ar: "عنوان على هيئة سؤال وتحته الجواب",
      en: "A heading asks and the text below answers",
    },
    no: { ar: "لا عنوان على هيئة سؤال", en: "No heading asks a question" },
    fix: {
      ar: "اكتب أسئلة زبائنك عناوين، وتحت كل عنوان جوابه.",
      en: "Make headings of what your customers ask, and answer right below.",
    },
    added: { ar: "أسئلة زبائنك وأجوبتها", en: "questions of your customers with answers" },
  },
  structure: {
    yes: { ar: "فيها جدول أو قائمة", en: "There is a table or a list" },
    no: { ar: "لا جدول فيها ولا قائمة", en: "There is no table and no list" },
    fix: {
      ar: "ضع الأسعار والمقاسات في جدول، والخطوات في قائمة.",
      en: "Put prices and sizes into a table, steps into a list.",
    },
    added: { ar: "جدول أو قائمة", en: "a table or a list" },
  },
  date: {
    yes: { ar: "فيها تاريخ", en: "It has a date" },
    no: { ar: "لا تاريخ فيها", en: "It has no date" },
    fix: {
      ar: "إن كانت مقالًا أو قائمة أسعار فاذكر تاريخها داخل وسم time.",
      en: "If it is an article or a price list, state its date in a time element.",
    },
  },
  author: {
    yes: { ar: "فيها اسم كاتبها", en: "It names its author" },
    no: { ar: "لا تذكر كاتبها", en: "It names no author" },
    fix: {
      ar: "إن كانت مقالًا فاذكر من كتبه.",
      en: "If it is an article, say who wrote it.",
    },
  },
};
