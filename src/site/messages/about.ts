import { defineMessages } from "#i18n/messages.ts";

export const aboutMessages = defineMessages({
  head: { ar: "من نحن", en: "About us" },
  lede: {
    ar: "وكالة رقمية صغيرة في القاهرة. صغيرة عن قصد: من تتحدث معه في أول لقاء هو من يصنع عملك.",
    en: "A small digital agency in Cairo. Small on purpose: the person you meet first is the one who makes your work.",
  },
  storyHead: { ar: "حكايتنا", en: "Our story" },
  storyFirst: {
    ar: "كانت نور قد صنعت مواقع لغيرها ثلاث سنوات حين بدأت رؤية عام 2018، في غرفة فوق ورشة نحاس في شارع المعز. كان أول عميل صاحب الورشة نفسه: أراد أن يبيع صينية واحدة لزبون لا يعرفه. صوّرناها، وكتبنا عنها أربعة أسطر، ووضعناها في صفحة تُفتح على هاتفه القديم. بيعت في اليوم الثالث.",
    en: "Nour had built websites for others for three years when Ro2ya began in 2018, in a room above a coppersmith's workshop on Al-Muizz Street. Our first client was the coppersmith: he wanted to sell one tray to someone he had never met. We photographed it, wrote four lines about it and put it on a page that opened on his old phone. It sold on the third day.",
  },
  storySecond: {
    ar: "تعلّمنا من الصينية ما لم نتعلمه في مكان آخر: الناس لا تشتري موقعًا، تشتري وضوحًا. من يومها ونحن نبدأ بالسؤال نفسه: ماذا يجب أن يرى من يصل إليك لأول مرة؟ ثم نحذف كل ما لا يجيب عنه.",
    en: "That tray taught us what nothing else had: people do not buy a website, they buy clarity. We have begun with the same question ever since: what should someone see who meets you for the first time? Then we take away whatever does not answer it.",
  },
  storyThird: {
    ar: "كبر الفريق على مهل حتى صرنا 25 شخصًا، وطريقتنا كما هي: نعمل بالعربية والإنجليزية معًا من أول رسمة، ونقيس كل صفحة على هاتف متوسط وشبكة بطيئة، لأن هذا هو المكان الذي يلتقيك فيه زبونك.",
    en: "The team has grown slowly, to 25 people, and we work as we did then: we draw in Arabic and English together from the first sketch, and we test every page on an ordinary phone and a slow network, because that is where your customers meet you.",
  },
  missionHead: { ar: "رسالتنا", en: "Our mission" },
  mission: {
    ar: "أن يرى الناس العمل الجيد كما هو. نساعد أصحاب المشاريع الصغيرة على أن يظهروا بوضوح، بلغتهم، وبأدوات يملكونها ويفهمونها.",
    en: "That good work is seen for what it is. We help small businesses appear clearly, in their own language, with tools they own and understand.",
  },
  valuesHead: { ar: "ثلاث قيم نعمل بها", en: "Three values we work by" },
  innovation: { ar: "الابتكار", en: "Innovation" },
  innovationText: {
    ar: "نجرّب الجديد حين يحل مشكلة قديمة. وإن كان الحل القديم أوضح، أبقيناه.",
    en: "We try what is new when it solves what is old. Where the old way is clearer, we keep it.",
  },
  communication: { ar: "التواصل", en: "Communication" },
  communicationText: {
    ar: "تعرف في كل أسبوع ما الذي تم، وما الذي تأخر، ولماذا. بلا مصطلحات، وبلا مفاجآت في الفاتورة.",
    en: "Every week you know what is done, what is late, and why. No jargon, and no surprises on the invoice.",
  },
  quality: { ar: "الجودة", en: "Quality" },
  qualityText: {
    ar: "نسلّم ما نرضى أن نوقّعه. نختبره على هواتف حقيقية، مع خمسة من زبائنك، قبل أن يراه أحد.",
    en: "We hand over what we would sign. We test it on real phones, with five of your customers, before anyone else sees it.",
  },
  teamHead: { ar: "من ستتحدث معهم أولًا", en: "Who you will talk to first" },
  voicesHead: { ar: "ما قاله أصحاب العمل", en: "In our clients' words" },
});

export const contactMessages = defineMessages({
  head: { ar: "اكتب إلينا", en: "Write to us" },
  lede: {
    ar: "يقرأ رسالتك واحد منا ويردّ خلال يوم عمل. السؤال لا يكلّفك شيئًا.",
    en: "One of us reads your message and answers within one working day. Asking costs nothing.",
  },
  quickWays: { ar: "تواصل معنا مباشرة", en: "Reach us directly" },
  quickChat: { ar: "واتساب", en: "WhatsApp" },
  quickCall: { ar: "اتصل", en: "Call" },
  quickMail: { ar: "البريد", en: "Email" },
  formHead: { ar: "أو اكتب رسالتك هنا", en: "Or type your message here" },
  infoHead: { ar: "الهاتف والعنوان ومواعيد العمل", en: "Phone, address and opening hours" },
  mapHead: { ar: "أين نحن", en: "Where we are" },
  mapText: {
    ar: "هذه الخريطة رسمناها بأنفسنا. الخريطة التفاعلية من خرائط جوجل، ولا نحمّلها إلا إذا طلبتها، حتى لا يتتبّعك أحد وأنت تقرأ.",
    en: "We drew this map ourselves. The interactive one comes from Google Maps. We load it only if you ask, so that you are not tracked while you read.",
  },
  mapLoad: { ar: "اعرض خريطة جوجل", en: "Show Google's map" },
  mapTitle: { ar: "خريطة القاهرة: شارع المعز لدين الله", en: "Map of Cairo: Al-Muizz Street" },
  mapOpen: { ar: "افتح المكان في خرائط جوجل", en: "Open the place in Google Maps" },
  mapWaiting: { ar: "نحمّل خريطة جوجل…", en: "Loading Google's map…" },
  mapFailed: {
    ar: "لم نصل إلى خرائط جوجل، فبقيت خريطتنا. تأكد من اتصالك واضغط «اعرض خريطة جوجل» مرة أخرى، أو استعمل الرابط التالي:",
    en: "Google Maps could not be reached, so our own map stays. Check your connection and press “Show Google's map” again, or use this link:",
  },
  mapBack: { ar: "ارجع إلى خريطتنا", en: "Back to our map" },
  requestHead: { ar: "احكِ لنا عن مشروعك", en: "Tell us about your project" },
  requestLede: {
    ar: "دقيقتان تكفيان. كل سؤال هنا يوفّر عليك مكالمة، وإن لم تكن متأكدًا فاختر الأقرب.",
    en: "Two minutes are enough. Each question here saves you a call. If you are not sure, choose the closest answer.",
  },
  next: { ar: "ماذا يحدث بعد الإرسال؟", en: "What happens after you send?" },
  // In place of the one before once the request was sent
  nextNow: { ar: "ماذا يحدث الآن؟", en: "What happens now" },
  nextFirst: {
    ar: "يقرأ طلبك واحد منا، لا برنامج، في أول يوم عمل.",
    en: "One of us, not a program, reads it on the next working day.",
  },
  nextSecond: {
    ar: "نعود إليك خلال يوم عمل بأسئلة قليلة أو بموعد.",
    en: "Within one working day you get a few questions, or a time to talk.",
  },
  nextThird: {
    ar: "تصلك خطة من صفحة واحدة بسعر وموعد، ولك أن ترفضها.",
    en: "You get a one-page plan with a price and a date, and you are free to say no.",
  },
  nextTalk: { ar: "الكلام أسهل عليك؟", en: "Rather talk?" },
});

export const notFoundMessages = defineMessages({
  message: {
    ar: "عذرًا، الصفحة التي تبحث عنها غير موجودة.",
    en: "Oops! The page you are looking for does not exist.",
  },
  hint: {
    ar: "ربما تغيّر مكانها، أو كُتب الرابط ناقصًا. هذه بدايات جيدة:",
    en: "It may have moved, or the address is incomplete. These are good places to start:",
  },
  home: { ar: "العودة إلى الرئيسية", en: "Back to home" },
});
