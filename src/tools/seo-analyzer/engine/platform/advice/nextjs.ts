import type { Advice, PlatformAdvice } from "../advice.ts";

const reference = "https://nextjs.org/docs/app/api-reference";
const folder = "vercel/next.js/docs/01-app";
const metadata = {
  by: "developer",
  source: `${reference}/functions/generate-metadata`,
  copy: `${folder}/03-api-reference/04-functions/generate-metadata.mdx, commit 0364ca8e`,
  asOf: "2026-11",
} as const satisfies Partial<Advice>;
const image = {
  by: "developer",
  source: `${reference}/components/image`,
  copy: "nextjs.org/docs/app/api-reference/components/image, stored file 52242274213 (excerpt)",
  asOf: "2026-11",
} as const satisfies Partial<Advice>;

const layout = {
  by: "developer",
  source: `${reference}/file-conventions/layout`,
  copy: "nextjs.org/docs, layout, stored file 45304394480 (excerpt)",
  asOf: "2026-11",
} as const satisfies Partial<Advice>;

/** Next.js with its App Router, whose documentation was read. */
export const nextjsAdvice: PlatformAdvice = {
  "search-texts": {
    text: {
      ar: "[title] و[description] في [metadata] أو [generateMetadata] داخل [page.tsx] أو [layout.tsx].",
      en: "[title] and [description] in [metadata] or [generateMetadata] of [page.tsx] or [layout.tsx].",
    },
    ...metadata,
  },
  "share-picture": {
    text: {
      ar: "[openGraph.images] في [metadata]، برابط كامل أو مع [metadataBase].",
      en: "[openGraph.images] in [metadata], with a full address or with [metadataBase].",
    },
    ...metadata,
  },
  "share-texts": {
    text: {
      ar: "[openGraph.title] و[openGraph.description] في [metadata].",
      en: "[openGraph.title] and [openGraph.description] in [metadata].",
    },
    ...metadata,
  },
  "alt-texts": {
    text: {
      ar: "الخاصية [alt] في مكوّن [Image].",
      en: "The property [alt] of the component [Image].",
    },
    ...image,
  },
  redirects: {
    text: {
      ar: "أضف التحويل إلى [redirects] في [next.config.js]، وفيه [source] و[destination] و[permanent].",
      en: "Add the redirect to [redirects] in [next.config.js], with [source], [destination] and [permanent].",
    },
    by: "developer",
    source: `${reference}/config/next-config-js/redirects`,
    copy: "nextjs.org/docs, redirects, stored file 58319088948 (excerpt)",
    asOf: "2026-11",
  },
  indexing: {
    text: {
      ar: "[robots.index] في [metadata] للصفحة، أو لأي [layout.tsx] فوقها.",
      en: "[robots.index] in the [metadata] of the page, or of a [layout.tsx] above it.",
    },
    ...metadata,
  },
  "robots-file": {
    text: {
      ar: "الملف [app/robots.txt]، أو [app/robots.ts] إن كان الكود يكتبه.",
      en: "The file [app/robots.txt], or [app/robots.ts] where code writes it.",
    },
    by: "developer",
    source: `${reference}/file-conventions/metadata/robots`,
    copy: `${folder}/03-api-reference/03-file-conventions/01-metadata/robots.mdx, commit 0961e337`,
    asOf: "2026-11",
  },
  sitemap: {
    text: {
      ar: "الملف [app/sitemap.xml]، أو [app/sitemap.ts] إن كان الكود يكتبه.",
      en: "The file [app/sitemap.xml], or [app/sitemap.ts] where code writes it.",
    },
    by: "developer",
    source: `${reference}/file-conventions/metadata/sitemap`,
    copy: `${folder}/03-api-reference/03-file-conventions/01-metadata/sitemap.mdx, commit 0a5b18f4`,
    asOf: "2026-11",
  },
  canonical: {
    text: {
      ar: "[alternates.canonical] في [metadata]، مع [metadataBase] في [app/layout.tsx].",
      en: "[alternates.canonical] in [metadata], with [metadataBase] in [app/layout.tsx].",
    },
    ...metadata,
  },
  language: {
    text: {
      ar: "الخاصية [lang] لوسم [<html>] في [app/layout.tsx].",
      en: "The attribute [lang] of the tag [<html>] in [app/layout.tsx].",
    },
    ...layout,
  },
  direction: {
    text: {
      ar: "الخاصية [dir] لوسم [<html>] في [app/layout.tsx].",
      en: "The attribute [dir] of the tag [<html>] in [app/layout.tsx].",
    },
    ...layout,
  },
  favicon: {
    text: {
      ar: "ضع [favicon.ico] في مجلد [app].",
      en: "Put [favicon.ico] into the folder [app].",
    },
    by: "developer",
    source: `${reference}/file-conventions/metadata/app-icons`,
    copy: `${folder}/03-api-reference/03-file-conventions/01-metadata/app-icons.mdx, commit 228e02fe`,
    asOf: "2026-11",
  },
  "structured-data": {
    text: {
      ar: "وسم [script] من نوع [application/ld+json] في [page.tsx] أو [layout.tsx].",
      en: "A tag [script] of the type [application/ld+json] in [page.tsx] or [layout.tsx].",
    },
    by: "developer",
    source: "https://nextjs.org/docs/app/guides/json-ld",
    copy: `${folder}/02-guides/json-ld.mdx, commit 12f870e6`,
    asOf: "2026-11",
  },
  "head-code": {
    text: {
      ar: "وسوم الرأس من [metadata]، ووسم viewport من [generateViewport]، ولا تُكتب يدويًا في [app/layout.tsx].",
      en: "The tags of the head come from [metadata], and viewport from [generateViewport]; none is written by hand in [app/layout.tsx].",
    },
    ...metadata,
  },
  "picture-files": {
    text: {
      ar: "استعمل المكوّن [Image] من [next/image]، فهو يصغّر الصور بنفسه.",
      en: "Use the component [Image] from [next/image], which makes pictures smaller by itself.",
    },
    ...image,
  },
  "page-code": {
    text: {
      ar: "أبعاد الصورة في [width] و[height] لمكوّن [Image]. أما ملفات الكود والتنسيق فحيث يستوردها [layout.tsx] أو الصفحة.",
      en: "The size of a picture is in [width] and [height] of the component [Image]. Scripts and style sheets are where [layout.tsx] or the page imports them.",
    },
    ...image,
  },
  "share-tags": {
    text: {
      ar: "[openGraph.type] و[openGraph.url] و[openGraph.locale] و[twitter.card] في [metadata].",
      en: "[openGraph.type], [openGraph.url], [openGraph.locale] and [twitter.card] in [metadata].",
    },
    ...metadata,
  },
  "touch-icon": {
    text: {
      ar: "ضع [apple-icon.png] في مجلد [app].",
      en: "Put [apple-icon.png] into the folder [app].",
    },
    by: "developer",
    source: `${reference}/file-conventions/metadata/app-icons`,
    copy: `${folder}/03-api-reference/03-file-conventions/01-metadata/app-icons.mdx, commit 228e02fe`,
    asOf: "2026-11",
  },
  "security-headers": {
    text: {
      ar: "أضف الترويسات إلى [headers] في [next.config.js].",
      en: "Add the headers to [headers] in [next.config.js].",
    },
    by: "developer",
    source: `${reference}/config/next-config-js/headers`,
    copy: `${folder}/03-api-reference/05-config/01-next-config-js/headers.mdx, commit 0c0b555a`,
    asOf: "2026-11",
  },
  delivery: {
    text: {
      ar: "الضغط مفعّل مع [next start] ما لم يكن [compress] معطّلًا في [next.config.js]، ومع غيره فهو عمل الخادم. ومدة التخزين في [headers] في الملف نفسه.",
      en: "Compression is on with [next start] unless [compress] is off in [next.config.js]; otherwise it is the server's. How long files are kept is in [headers] of the same file.",
    },
    by: "developer",
    source: `${reference}/config/next-config-js/compress`,
    copy: `${folder}/03-api-reference/05-config/01-next-config-js/compress.mdx, commit 936e595c; headers.mdx, commit 0c0b555a`,
    asOf: "2026-11",
  },
};
