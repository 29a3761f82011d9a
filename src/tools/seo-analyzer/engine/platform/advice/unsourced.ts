import type { UnsourcedAdvice } from "../advice.ts";
import type { PlatformId } from "../platforms.ts";

type Words = Omit<UnsourcedAdvice, "source" | "asOf">;

/** A platform that runs its shops and sites itself, with a support to ask. */
const hosted: Words = {
  text: {
    ar: "تغيّره من المكان الذي تكتب فيه نص الصفحة، ولم نجد شرحًا منشورًا يسمّيه. إن لم تجده فاسأل الدعم الفني للمنصة.",
    en: "It is changed where you write the text of the page; we found no published help that names the place. If you do not see it, ask its support.",
  },
  server: {
    ar: "خوادم المنصة هي التي تتولى هذا، ولم نجد له إعدادًا في شروحها، فقد لا يكون تغييره بيدك. اسأل دعمها الفني.",
    en: "Its own servers decide this, and we found no setting for it in its help, so you may not be able to change it. Ask its support.",
  },
  setting: {
    ar: "لم نجد شرحًا منشورًا من المنصة يقول أين يُغيَّر هذا. اسأل دعمها الفني، وأرسل إليه هذه الملاحظة.",
    en: "We found no published help that says where this is changed. Ask its support, and send them this finding.",
  },
};

const wordpress: Words = {
  text: {
    ar: "تغيّره في محرر الصفحة إن كتبته هناك. وما يكتبه القالب، كالقوائم، فعند مطوّره.",
    en: "It is changed in the editor of the page if it was written there. What the theme writes, such as menus, is up to its developer.",
  },
  server: {
    ar: "لم نجد لهذا إعدادًا في ووردبريس، فهو عمل خادم الاستضافة. اسأل شركة الاستضافة.",
    en: "We found no setting for this in WordPress; your hosting's server decides it. Ask your hosting company.",
  },
  setting: {
    ar: "لم نجد لهذا إعدادًا في لوحة ووردبريس، فهو بحسب القالب والإضافات. اسأل من بنى موقعك.",
    en: "We found no setting for this in the panel of WordPress; it depends on the theme and plugins. Ask whoever built your site.",
  },
};

/** What developers build with: its documentation has no place for everything. */
const code: Words = {
  text: {
    ar: "مكانه بحسب كتابة موقعك، في ملف الصفحة أو في لوحة بناها مطوّرك. اسأله عنه.",
    en: "It is in the file of the page, or in a panel that your developer built, depending on how your site was written. Ask your developer.",
  },
  server: {
    ar: "هذا عمل الخادم الذي يعمل عليه موقعك. اسأل شركة الاستضافة أو مطوّرك.",
    en: "The server that your site runs on decides this. Ask your hosting company or your developer.",
  },
  setting: {
    ar: "لم نجد له مكانًا ثابتًا في الوثائق، فهو بحسب كتابة موقعك. اسأل مطوّرك.",
    en: "We found no fixed place for it in the documentation; it depends on how your site was written. Ask your developer.",
  },
};

const asOf = "2026-11";
const inWordpress = { ...wordpress, source: "https://wordpress.org/documentation/", asOf } as const;

/** What is said where a platform's own words were not found: whom to ask, and nothing made up. */
export const unsourcedAdvice: Readonly<Record<PlatformId, UnsourcedAdvice>> = {
  "wordpress-yoast": inWordpress,
  "wordpress-rank-math": inWordpress,
  wordpress: inWordpress,
  shopify: { ...hosted, source: "https://help.shopify.com/", asOf },
  salla: { ...hosted, source: "https://help.salla.sa/", asOf },
  zid: { ...hosted, source: "https://help.zid.sa/", asOf },
  wix: { ...hosted, source: "https://support.wix.com/", asOf },
  webflow: { ...hosted, source: "https://help.webflow.com/", asOf },
  squarespace: { ...hosted, source: "https://support.squarespace.com/", asOf },
  nextjs: { ...code, source: "https://nextjs.org/docs", asOf },
  laravel: { ...code, source: "https://laravel.com/docs", asOf },
  plain: {
    ...code,
    source: "https://developer.mozilla.org/en-US/docs/Learn_web_development",
    asOf,
  },
};
