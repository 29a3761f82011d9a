import type { Advice, PlatformAdvice } from "../advice.ts";

const blade = {
  by: "developer",
  source: "https://laravel.com/docs/blade#layouts-using-components",
  copy: "Laravel documentation, Blade, stored file 10945157446 (a translation; excerpt)",
  asOf: "2026-11",
} as const satisfies Partial<Advice>;

const view = {
  by: "developer",
  source: "https://github.com/laravel/laravel/blob/12.x/resources/views/welcome.blade.php",
  copy: "laravel/laravel/resources/views/welcome.blade.php, commit 00028d6d",
  asOf: "2026-11",
} as const satisfies Partial<Advice>;

const middleware = {
  by: "developer",
  source: "https://laravel.com/docs/middleware",
  copy: "laravel/docs/middleware.md, commit 00462183",
  asOf: "2026-11",
} as const satisfies Partial<Advice>;

const inHead = {
  text: {
    ar: "يُكتب الوسم في رأس الصفحة، في ملف الإطار العام، مثل [resources/views/components/layout.blade.php].",
    en: "The tag is written in the head, which is in the layout, such as [resources/views/components/layout.blade.php].",
  },
  ...blade,
} as const satisfies Advice;

/** Laravel has no panel of its own: these are its files. */
export const laravelAdvice: PlatformAdvice = {
  "search-texts": {
    text: {
      ar: "رأس الصفحة في ملف الإطار العام، مثل [resources/views/components/layout.blade.php]، والعنوان متغير يأتي من كل صفحة.",
      en: "The head is in the layout, such as [resources/views/components/layout.blade.php], where the title is a variable that each page fills.",
    },
    ...blade,
  },
  redirects: {
    text: {
      ar: "[Route::permanentRedirect('/here', '/there')] في ملف المسارات.",
      en: "[Route::permanentRedirect('/here', '/there')] in the file of routes.",
    },
    by: "developer",
    source: "https://laravel.com/docs/routing#redirect-routes",
    copy: "Laravel documentation, Routing, stored file 280879280 (excerpt)",
    asOf: "2026-11",
  },
  "robots-file": {
    text: {
      ar: "الملف [robots.txt] في المجلد [public].",
      en: "The file [robots.txt] in the folder [public].",
    },
    by: "developer",
    source: "https://github.com/laravel/laravel/blob/12.x/public/robots.txt",
    copy: "laravel/laravel/public/robots.txt, commit 0c4c35f1",
    asOf: "2026-11",
  },
  language: {
    text: {
      ar: "الخاصية [lang] لوسم [<html>] في ملف العرض؛ في الملف الذي يبدأ به Laravel تأتي من [app()->getLocale()].",
      en: "The attribute [lang] of the tag [<html>] in the view; in the view that Laravel begins with it comes from [app()->getLocale()].",
    },
    ...view,
  },
  direction: {
    text: {
      ar: "الخاصية [dir] لوسم [<html>] في ملف العرض.",
      en: "The attribute [dir] of the tag [<html>] in the view.",
    },
    ...view,
  },
  favicon: {
    text: {
      ar: "الملف [favicon.ico] في المجلد [public].",
      en: "The file [favicon.ico] in the folder [public].",
    },
    by: "developer",
    source: "https://github.com/laravel/laravel/blob/12.x/public/favicon.ico",
    copy: "laravel/laravel/public/favicon.ico, commit a188d621",
    asOf: "2026-11",
  },
  "head-code": {
    text: {
      ar: "رأس الصفحة في ملف الإطار العام، مثل [resources/views/components/layout.blade.php].",
      en: "The head is in the layout, such as [resources/views/components/layout.blade.php].",
    },
    ...blade,
  },
  "share-picture": inHead,
  "share-texts": inHead,
  "share-tags": inHead,
  "touch-icon": inHead,
  canonical: inHead,
  indexing: inHead,
  "structured-data": inHead,
  "security-headers": {
    text: {
      ar: "أضف الترويسات في middleware، وسجّله لكل الطلبات في [bootstrap/app.php].",
      en: "Add the headers in a middleware, and append it for all requests in [bootstrap/app.php].",
    },
    ...middleware,
  },
  delivery: {
    text: {
      ar: "مدة التخزين من الـ middleware المسمى [cache.headers] على المسارات. والضغط عمل الخادم الذي أمام Laravel.",
      en: "How long pages are kept is set by the middleware [cache.headers] on routes. Compression is the work of the server in front of Laravel.",
    },
    ...middleware,
  },
};
