import { parse } from "parse5";
import { readPage } from "/work/w/seo/src/tools/seo-analyzer/read-page.ts";
const para = "<section class='card'><h2 id='s{i}'>عنوان القسم رقم {i}</h2><p>هذا نص تجريبي طويل نسبيا عن <a href='/p/{i}' class='link'>منتجات المتجر</a> وخدماته في <strong>القاهرة</strong> والخليج العربي، with some English words too.</p><img src='/i/{i}.jpg' alt='صورة' width='10' height='20'><ul><li>one<li>two</ul></section>";
for (const size of [50_000, 1_000_000]) {
  let html = "<!doctype html><html lang=ar dir=rtl><head><title>x</title></head><body>"; let i = 0;
  while (html.length < size) html += para.replaceAll("{i}", String(i++));
  const time = (f: () => void) => { const runs = size > 100000 ? 12 : 100; for (let k = 0; k < runs / 4; k++) f(); const t = process.cpuUsage(); for (let k = 0; k < runs; k++) f(); const u = process.cpuUsage(t); return (u.user + u.system) / 1000 / runs; };
  const a = time(() => void parse(html)), b = time(() => void readPage(html, "https://x.example/"));
  console.log(size, a.toFixed(2), b.toFixed(2), (b / a).toFixed(2));
}
