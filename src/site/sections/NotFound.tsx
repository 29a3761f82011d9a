import { Qamariyya } from "#brand/window/qamariyya/Qamariyya.tsx";
import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { notFoundMessages } from "../messages/about.ts";
import { layoutMessages } from "../messages/layout.ts";

export function NotFound({ locale }: { readonly locale: Locale }) {
  const t = pick(notFoundMessages, locale);
  const layout = pick(layoutMessages, locale);
  return (
    <div className="wrap grid-12 items-center gap-y-8 pt-8 lg:pt-14">
      <div className="col-span-12 lg:col-span-7">
        <h1>
          <span className="block text-[clamp(7rem,5rem+12vw,15rem)] leading-none text-brand">
            404
          </span>
          <span className="mt-5 block text-2xl leading-snug lg:text-3xl">{t.message}</span>
        </h1>
        <p className="type-lede mt-3">{t.hint}</p>
        <ul className="mt-4 flex flex-wrap gap-x-7 gap-y-2">
          {(["services", "tools", "tutorials", "contact"] as const).map((name) => (
            <li key={name}>
              <a href={localePath(locale, `/${name}`)} className="link">
                {layout[name]}
              </a>
            </li>
          ))}
        </ul>
        <a href={localePath(locale, "/")} className="button mt-8" data-home>
          {t.home}
        </a>
      </div>
      <Qamariyya
        id="moon"
        variant="moon"
        seed={3}
        className="col-span-12 mx-auto w-64 lg:col-span-5 lg:w-full"
      />
    </div>
  );
}
