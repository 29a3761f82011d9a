/**
 * Hosts that the source names and that receive nothing but a visit: where a text links to, names of
 * vocabularies, and examples. A host that receives more belongs into
 * `src/base/inventory/outgoing-hosts.ts`.
 */
export const linkedHosts: readonly string[] = [
  // Documentation of AI crawlers
  "commoncrawl.org",
  "developer.amazon.com",
  "developers.openai.com",
  "docs.cloud.google.com",
  "docs.mistral.ai",
  "docs.perplexity.ai",
  "docs.you.com",
  "duckduckgo.com",
  "llmstxt.org",
  "support.claude.com",
  "www.bing.com",
  // Sources of advice
  "dequeuniversity.com",
  "developer.chrome.com",
  "developer.mozilla.org",
  "developer.x.com",
  "developers.facebook.com",
  "developers.google.com",
  "eprint.iacr.org",
  "github.com",
  "help.netflix.com",
  "html.spec.whatwg.org",
  "owasp.org",
  "security.googleblog.com",
  "support.google.com",
  "support.xbox.com",
  "support.zoom.com",
  "support.squarespace.com",
  "vercel.com",
  "web.dev",
  "www.dslreports.com",
  "www.rfc-editor.org",
  // Sources of the advice for platforms, and the name of a link that WordPress writes
  "api.w.org",
  "core.trac.wordpress.org",
  "dev.wix.com",
  "developers.webflow.com",
  "docs.salla.dev",
  "help.shopify.com",
  "laravel.com",
  "nextjs.org",
  "performance.shopify.com",
  "shopify.dev",
  // Where a visitor turns passkeys on
  "account.microsoft.com",
  "accountscenter.facebook.com",
  "faq.whatsapp.com",
  "myaccount.google.com",
  "support.apple.com",
  "www.amazon.eg",
  // The agency's own pages in social networks
  "www.instagram.com",
  // Names of vocabularies
  "ogp.me",
  "purl.org",
  "schema.org",
  "www.sitemaps.org",
  "www.w3.org",
  // Examples in messages, and this machine
  "127.0.0.1",
  "example.com",
  "localhost",
  "nowhere.invalid",
  "ro2ya.example",
  "s3.eu-central-1.amazonaws.com",
  "shop.example",
];
