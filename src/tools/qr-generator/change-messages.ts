import { defineMessages } from "#i18n/messages.ts";

/** The texts of codes that can be changed later; loaded when the visitor first wants one. */
export const changeMessages = defineMessages({
  intro: {
    ar: "يحمل الرمز رابطًا قصيرًا على موقعنا، يفتح صفحتك. تغيّر الصفحة متى شئت دون أن تطبع الرمز من جديد. بلا حساب ولا اشتراك، ولا تنتهي مدته.",
    en: "The code contains a short link on our site, which opens your page. You change the page whenever you like and print nothing again. No account, no subscription, no end date.",
  },
  target: { ar: "الصفحة التي يفتحها الرمز", en: "The page that the code opens" },
  make: { ar: "اصنع الرابط القصير", en: "Make the short link" },
  making: { ar: "نصنعه…", en: "Making it…" },

  // The key
  keyTitle: { ar: "احفظ رابط التعديل الآن", en: "Keep the edit link now" },
  keyText: {
    ar: "هو المفتاح الوحيد لهذا الرمز. إن ضاع فلا أحد يستطيع تغيير الصفحة، ولا نحن. ومن حصل عليه غيّرها، فلا تنشره.",
    en: "It is the only key to this code. If it is lost, the page can no longer be changed, not even by us. Anyone who has it can change the page, so do not publish it.",
  },
  keyStored: {
    ar: "حفظناه في هذا المتصفح أيضًا، وستجده في «رموزك» هنا.",
    en: "It is kept in this browser too, under \u201cYour codes\u201d here.",
  },
  keyNotStored: {
    ar: "لم يسمح متصفحك بحفظه هنا، فانسخه أو نزّله.",
    en: "Your browser did not allow keeping it here: copy or download it.",
  },
  keyLabel: { ar: "رابط التعديل", en: "Edit link" },
  copyKey: { ar: "انسخ رابط التعديل", en: "Copy the edit link" },
  keyCopied: { ar: "نُسخ رابط التعديل إلى الحافظة", en: "Edit link copied to clipboard" },
  downloadKey: { ar: "نزّله ملفًا نصيًا", en: "Download it as text" },
  keyDownloaded: { ar: "نُزّل رابط التعديل على جهازك", en: "The edit link has been downloaded" },
  keepKey: { ar: "احفظ رابط التعديل في هذا المتصفح", en: "Keep the edit link in this browser" },

  // The text file
  fileAddress: { ar: "الرمز يحمل: {address}", en: "The code contains: {address}" },
  fileTarget: { ar: "ويفتح: {target}", en: "It opens: {target}" },
  fileKey: { ar: "رابط التعديل: {link}", en: "Edit link: {link}" },

  // An open code
  back: { ar: "ارجع إلى رموزك", en: "Back to your codes" },
  short: { ar: "الرابط القصير", en: "Short link" },
  copyShort: { ar: "انسخ الرابط القصير", en: "Copy the short link" },
  shortCopied: { ar: "نُسخ الرابط القصير إلى الحافظة", en: "Short link copied to clipboard" },
  inCode: { ar: "الرمز في المعاينة يحمل هذا العنوان.", en: "The code in the preview contains it." },
  save: { ar: "غيّر الصفحة", en: "Change the page" },
  saving: { ar: "نغيّرها…", en: "Changing it…" },
  saved: { ar: "تغيّرت الصفحة التي يفتحها الرمز", en: "The code opens the new page from now on" },
  savedTitle: { ar: "تم الحفظ", en: "Saved" },
  ended: {
    ar: "هذا الرمز موقوف. من يمسحه يقرأ أنه موقوف.",
    en: "This code is paused. People who scan it read that it is switched off.",
  },
  end: { ar: "أوقف الرمز", en: "Pause the code" },
  endTitle: { ar: "أتوقف الرمز؟", en: "Pause the code?" },
  endText: {
    ar: "كل من يمسح المطبوع منه يقرأ أنه موقوف، إلى أن تشغّله من جديد.",
    en: "Everyone who scans a printed one reads that it is switched off, until you resume it.",
  },
  endYes: { ar: "نعم، أوقفه", en: "Yes, pause it" },
  endedTitle: { ar: "الرمز موقوف الآن", en: "The code is paused now" },
  resumedTitle: { ar: "الرمز يعمل من جديد", en: "The code works again" },
  resume: { ar: "شغّله من جديد", en: "Resume" },
  remove: { ar: "احذف الرمز", en: "Delete the code" },
  removeTitle: { ar: "أتحذفه إلى الأبد؟", en: "Delete it for good?" },
  removeText: {
    ar: "تُمحى الصفحة وأعداد المسح، ويتوقف كل رمز مطبوع يحمل هذا الرابط. لا رجوع في هذا.",
    en: "Its page and its scans are erased, and every printed code with this link stops. This cannot be undone.",
  },
  removeYes: { ar: "نعم، احذفه", en: "Yes, delete it" },
  removeNo: { ar: "لا، أبقه", en: "No, keep it" },
  removed: { ar: "حُذف الرمز", en: "The code has been deleted" },
  removedTitle: { ar: "تم الحذف", en: "Deleted" },

  // Scans
  scans: {
    ar: {
      zero: "لم يفتحه أحد بعد",
      one: "مُسح مرة واحدة",
      two: "مُسح مرتين",
      few: "مُسح {n} مرات",
      many: "مُسح {n} مرة",
      other: "مُسح {n} مرة",
    },
    en: { one: "{n} scan", other: "{n} scans" },
  },
  repeats: {
    ar: {
      zero: "لم تأت مسحات متلاحقة من اتصال واحد.",
      one: "ومسحة أخرى جاءت متلاحقة مع غيرها من اتصال واحد، فلم نعدّها.",
      two: "ومسحتان أخريان جاءتا متلاحقتين من اتصال واحد، فلم نعدّهما.",
      few: "و{n} مسحات أخرى جاءت متلاحقة من اتصال واحد، فلم نعدّها.",
      many: "و{n} مسحة أخرى جاءت متلاحقة من اتصال واحد، فلم نعدّها.",
      other: "و{n} مسحة أخرى جاءت متلاحقة من اتصال واحد، فلم نعدّها.",
    },
    en: {
      one: "{n} more came too fast from one connection and is not counted.",
      other: "{n} more came too fast from one connection and are not counted.",
    },
  },
  noScans: { ar: "لم يفتحه أحد بعد", en: "No scans yet" },
  lastDays: { ar: "آخر 30 يومًا، حتى اليوم", en: "The last 30 days, up to today" },
  byDay: { ar: "يومًا بيوم", en: "Day by day" },
  day: { ar: "اليوم", en: "Day" },
  scansHead: { ar: "مرات المسح", en: "Scans" },
  noTrace: {
    ar: "نعدّ المرات وحدها، ولا نحفظ شيئًا عمن مسح. واليوم بتوقيت UTC.",
    en: "We count how often, and store nothing about who scans. Days are in UTC.",
  },
  refresh: { ar: "حدّث العدد", en: "Refresh" },

  // Codes of this browser
  codes: { ar: "رموزك", en: "Your codes" },
  codesHint: {
    ar: "روابط تعديلها محفوظة في هذا المتصفح. إن مسحت بياناته ضاعت.",
    en: "Their edit links are kept in this browser, and go when its data is cleared.",
  },
  discard: { ar: "أزل الرمز من هذا المتصفح", en: "Remove from this browser" },
  discardTitle: { ar: "أتزيله من هذا المتصفح؟", en: "Remove it from this browser?" },
  discardYes: { ar: "نعم، أزله", en: "Yes, remove it" },
  discardText: {
    ar: "يبقى الرمز يعمل، لكنك لن تستطيع تغييره من هنا إلا برابط التعديل.",
    en: "The code keeps working, but from here you can change it only with its edit link.",
  },
  loading: { ar: "نفتح الرمز…", en: "Opening the code…" },
  reportHint: {
    ar: "إن رأيت رمزًا ضارًا من رموزنا فأضف \u2066/report\u2069 إلى رابطه القصير لتبلّغ عنه.",
    en: "To report a harmful code of ours, add /report to its short link.",
  },

  // What may go wrong
  missing: { ar: "اكتب رابط الصفحة أولًا.", en: "Type the address of the page first." },
  "too-long": {
    ar: "الرابط أطول من 2,048 حرفًا. استعمل رابطًا أقصر.",
    en: "The address is longer than 2,048 characters. Use a shorter one.",
  },
  "not-address": {
    ar: "هذا ليس رابط صفحة. اكتبه هكذا: \u2066https://shop.example\u2069",
    en: "This is not the address of a page. Write it like https://shop.example",
  },
  credentials: {
    ar: "في الرابط اسم مستخدم أو كلمة مرور، وسيراهما كل من يمسح الرمز. احذفهما.",
    en: "The address contains a user name or a password, which everyone who scans would see. Remove them.",
  },
  "private-host": {
    ar: "هذا رابط داخل شبكة خاصة، لا يفتحه هاتف خارجها. اكتب رابطًا على الإنترنت.",
    en: "This address is inside a private network and opens on no phone outside it. Use one on the internet.",
  },
  "own-link": {
    ar: "هذا رابط قصير من روابطنا. اكتب رابط الصفحة نفسها.",
    en: "This is one of our short links. Type the address of the page itself.",
  },
  "blocked-host": {
    ar: "لا نقبل روابط هذا الموقع، لأنه استُعمل في خداع الناس. إن كان هذا خطأ فاكتب إلينا.",
    en: "We take no links to this site, because it was used to deceive people. If that is a mistake, write to us.",
  },
  "empty-answer": { ar: "اكتب ردّك أولًا.", en: "Write your answer first." },
  "long-answer": {
    ar: "الرد أطول من 500 حرف. اختصره.",
    en: "The answer is longer than 500 characters. Shorten it.",
  },
  unknownKey: {
    ar: "لا يفتح رابط التعديل هذا أي رمز. ربما نُسخ ناقصًا، أو حُذف الرمز.",
    en: "This edit link opens no code. It may have been copied in part, or the code was deleted.",
  },
  limitReached: {
    ar: "وصلت الطلبات اليوم إلى حدها. أعد المحاولة بعد ساعة، وللرموز الجديدة غدًا.",
    en: "Today's requests have reached their limit. Try again in an hour, and for new codes tomorrow.",
  },
  offline: {
    ar: "لم نصل إلى الخادم. تأكد من اتصالك بالإنترنت، ثم أعد المحاولة.",
    en: "The server could not be reached. Check your connection, then try again.",
  },
  failed: {
    ar: "لم نستطع أن نفعل هذا الآن. أعد المحاولة بعد قليل.",
    en: "This did not work just now. Try again in a moment.",
  },
});
