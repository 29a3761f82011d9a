import type { ReactNode } from "react";
import { brand } from "#brand/brand.ts";
import { Portrait } from "#brand/window/portraits/Portrait.tsx";
import { Star } from "#brand/window/stars/Star.tsx";
import { comma, count, formatDate } from "#i18n/format.ts";
import { localePath } from "#i18n/locale.ts";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import { NetworkIcon } from "#ui/NetworkIcon.tsx";
import { categoryMessages } from "../../messages/layout.ts";
import { tutorialMessages } from "../../messages/services.ts";
import { listShareLinks } from "../../share-links.ts";
import { CoverPicture } from "./CoverPicture.tsx";
import "../article.css";
import { TutorialCard, type TutorialCardProps } from "./TutorialCard.tsx";

type Shown<Key extends keyof Props> = Pick<Props, "locale" | Key>;

interface Props {
  readonly locale: Locale;
  readonly tutorial: {
    readonly id: string;
    readonly title: string;
    readonly summary: string;
    readonly date: string;
    readonly category: keyof typeof categoryMessages;
    readonly takeaways: readonly string[];
  };
  /** The drawn cover, where the article has one. */
  readonly cover: { readonly light: string; readonly dark: string } | undefined;
  readonly author: {
    readonly name: string;
    readonly role: string;
    readonly initial: string;
    readonly about: string;
  };
  readonly authorSeed: number;
  /** The absolute URL of the page. */
  readonly url: string;
  readonly minutes: number;
  readonly parts: readonly { readonly slug: string; readonly text: string }[];
  readonly related: readonly Omit<TutorialCardProps, "locale">[];
  readonly children: ReactNode;
}

export function TutorialDetail({
  locale,
  tutorial,
  cover,
  author,
  authorSeed,
  url,
  minutes,
  parts,
  related,
  children,
}: Props) {
  const t = pick(tutorialMessages, locale);
  return (
    <>
      <article className="grid-12 items-start gap-y-10">
        <ArticleHead locale={locale} tutorial={tutorial} minutes={minutes} />
        {cover !== undefined && (
          <div className="col-span-12 overflow-hidden rounded-picture bg-sunk">
            <CoverPicture cover={cover} className="h-auto max-h-120 w-full" isFirst />
          </div>
        )}
        <Contents locale={locale} parts={parts} />
        <div className="col-span-12 max-w-[42em] lg:col-span-8 lg:col-start-5">
          <Takeaways locale={locale} tutorial={tutorial} />
          <div className="prose article-text">{children}</div>
          <ShareBar locale={locale} url={url} tutorial={tutorial} />
          <Author locale={locale} author={author} authorSeed={authorSeed} />
          <p className="mt-8 print:hidden">
            <a
              href={localePath(locale, "/tutorials")}
              className="link inline-flex items-center gap-2"
            >
              <Icon name="back" />
              {t.back}
            </a>
          </p>
        </div>
      </article>
      {related.length > 0 && <RelatedTutorials locale={locale} related={related} />}
    </>
  );
}

function ArticleHead({ locale, tutorial, minutes }: Shown<"tutorial" | "minutes">) {
  const t = pick(tutorialMessages, locale);
  return (
    <header className="col-span-12 lg:col-span-10">
      <p className="type-small text-soft">
        <time dateTime={tutorial.date}>{formatDate(locale, tutorial.date)}</time>
        <span aria-hidden="true"> · </span>
        {categoryMessages[tutorial.category][locale]}
        <span aria-hidden="true"> · </span>
        {count(locale, t.minutes, minutes)}
      </p>
      <h1 className="type-title mt-3">{tutorial.title}</h1>
      <p className="type-lede mt-5">{tutorial.summary}</p>
    </header>
  );
}

function Contents({ locale, parts }: Shown<"parts">) {
  const t = pick(tutorialMessages, locale);
  return (
    <nav
      className="article-contents sticky-side col-span-12 border-t-3 border-brand pt-2 lg:col-span-3 print:hidden"
      aria-labelledby="contents"
      data-contents
    >
      <details>
        <summary>
          <h2 className="text-lg font-semibold" id="contents">
            {t.contents}
          </h2>
        </summary>
        <ol className="mt-2 mb-3 type-small">
          {parts.map(({ slug, text }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

function Takeaways({ locale, tutorial }: Shown<"tutorial">) {
  const t = pick(tutorialMessages, locale);
  return (
    <section className="mb-10 bg-sunk p-6 lg:p-8" aria-labelledby="in-short">
      <h2 className="text-lg font-semibold" id="in-short">
        {t.inShort}
      </h2>
      <ul className="mt-3 grid gap-2.5">
        {tutorial.takeaways.map((takeaway) => (
          <li key={takeaway} className="flex items-start gap-3.5">
            <Star className="mt-2 w-3.5 flex-none text-mark" />
            {takeaway}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShareBar({ locale, url, tutorial }: Shown<"url" | "tutorial">) {
  const t = pick(tutorialMessages, locale);
  return (
    <section className="mt-14 border-t border-line pt-6 print:hidden" aria-label={t.share}>
      <ul className="flex flex-wrap items-center gap-3">
        {listShareLinks(url, tutorial.title).map((link) => (
          <li key={link.id}>
            <a
              href={link.url}
              rel="noopener"
              className="grid size-12 place-items-center rounded-control border-[1.5px] border-edge hover:border-ink"
              aria-label={fill(t.shareOn, { network: getNetworkName(link.id, locale) })}
              data-share={link.id}
            >
              <NetworkIcon name={link.id} />
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            className="button button-quiet button-small js-only min-h-12!"
            data-copy-link
            data-url={url}
            data-done-title={t.copied}
            data-done-text={t.copiedText}
            data-failed-title={t.notCopied}
            data-failed-text={t.notCopiedText}
          >
            <Icon name="copy" />
            {t.copyLink}
          </button>
        </li>
      </ul>
    </section>
  );
}

function Author({ locale, author, authorSeed }: Shown<"author" | "authorSeed">) {
  const t = pick(tutorialMessages, locale);
  return (
    <section
      className="mt-10 flex items-center gap-5 border-y border-line py-7"
      aria-label={t.writtenBy}
      data-author
    >
      <Portrait seed={authorSeed} initial={author.initial} className="w-22 flex-none" />
      <div>
        <p className="type-small text-soft">{t.writtenBy}</p>
        <p className="text-lg font-semibold">
          {author.name}
          <span className="font-normal text-soft">
            {comma[locale]}
            {author.role}
          </span>
        </p>
        <p className="mt-1 text-soft">{author.about}</p>
      </div>
    </section>
  );
}

function RelatedTutorials({ locale, related }: Shown<"related">) {
  const t = pick(tutorialMessages, locale);
  return (
    <section className="band print:hidden" data-related>
      <h2 className="type-section mb-4">{t.related}</h2>
      <div className="rows grid lg:grid-cols-3 lg:gap-x-8">
        {related.map((card) => (
          <TutorialCard key={card.id} {...card} locale={locale} />
        ))}
      </div>
    </section>
  );
}

function getNetworkName(id: string, locale: Locale): string {
  return brand.socials.find((social) => social.id === id)!.name[locale];
}
