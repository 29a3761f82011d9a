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
import { getPersonPath } from "../../person-path.ts";
import { listShareLinks } from "../../share-links.ts";
import { Prose } from "../Prose.tsx";
import { CoverPicture } from "./CoverPicture.tsx";
import { TutorialCard, type TutorialCardProps } from "./TutorialCard.tsx";
import "./tutorial-detail.css";

type Shown<Key extends keyof Props> = Pick<Props, "locale" | Key>;

interface Props {
  readonly locale: Locale;
  readonly tutorial: {
    readonly id: string;
    readonly title: string;
    readonly summary: string;
    readonly date: string;
    readonly reviewed: string;
    readonly category: keyof typeof categoryMessages;
    readonly takeaways: readonly string[];
  };
  /** The drawn cover, where the article has one. */
  readonly cover: { readonly light: string; readonly dark: string } | undefined;
  readonly author: {
    readonly id: string;
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
      <article className="grid-12 article">
        <ArticleHead locale={locale} tutorial={tutorial} minutes={minutes} />
        {cover !== undefined && (
          <div className="cover-frame article-cover">
            <CoverPicture cover={cover} isFirst />
          </div>
        )}
        <Contents locale={locale} parts={parts} />
        <div className="article-body">
          <Takeaways locale={locale} tutorial={tutorial} />
          <Prose className="article-text">{children}</Prose>
          <ShareBar locale={locale} url={url} tutorial={tutorial} />
          <Author locale={locale} author={author} authorSeed={authorSeed} />
          <p className="article-back">
            <a href={localePath(locale, "/tutorials")} className="link">
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
    <header className="article-head">
      <p className="type-small">
        <time dateTime={tutorial.date}>{formatDate(locale, tutorial.date)}</time>
        <span aria-hidden="true"> · </span>
        <time dateTime={tutorial.reviewed}>
          {fill(t.reviewed, { date: formatDate(locale, tutorial.reviewed) })}
        </time>
        <span aria-hidden="true"> · </span>
        {categoryMessages[tutorial.category][locale]}
        <span aria-hidden="true"> · </span>
        {count(locale, t.minutes, minutes)}
      </p>
      <h1 className="type-title">{tutorial.title}</h1>
      <p className="type-lede">{tutorial.summary}</p>
    </header>
  );
}

function Contents({ locale, parts }: Shown<"parts">) {
  const t = pick(tutorialMessages, locale);
  return (
    <nav className="article-contents sticky-side" aria-labelledby="contents" data-contents>
      <details>
        <summary>
          <h2 id="contents">{t.contents}</h2>
        </summary>
        <ol className="type-small">
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
    <section className="article-summary" aria-labelledby="in-short">
      <h2 id="in-short">{t.inShort}</h2>
      <ul>
        {tutorial.takeaways.map((takeaway) => (
          <li key={takeaway}>
            <Star />
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
    <section className="article-share" aria-label={t.share}>
      <ul>
        {listShareLinks(url, tutorial.title).map((link) => (
          <li key={link.id}>
            <a
              href={link.url}
              rel="noopener"
              className="icon-button icon-button-framed"
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
            className="button button-quiet button-small js-only"
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
    <section className="article-author" aria-label={t.writtenBy} data-author>
      <Portrait seed={authorSeed} initial={author.initial} />
      <div>
        <p className="type-small">{t.writtenBy}</p>
        <p className="article-author-name">
          <a href={localePath(locale, getPersonPath(author.id))} className="link">
            {author.name}
          </a>
          <span>
            {comma[locale]}
            {author.role}
          </span>
        </p>
        <p>{author.about}</p>
      </div>
    </section>
  );
}

function RelatedTutorials({ locale, related }: Shown<"related">) {
  const t = pick(tutorialMessages, locale);
  return (
    <section className="band article-related" data-related>
      <h2 className="type-section">{t.related}</h2>
      <div>
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
