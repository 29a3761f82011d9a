import { Fragment } from "react";
import { formatMonth } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import type { Where as PlatformWhere } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";
import { Prose } from "./Prose.tsx";

interface Props {
  readonly extra: Texts<typeof extraMessages>;
  readonly locale: Locale;
  readonly where: PlatformWhere;
}

/** What the server has put within LRI and PDI: labels that keep their direction in Arabic. */
const isolated = /\u2066([^\u2066\u2069]*)\u2069/;

function WhereText({ text }: { readonly text: string }) {
  return text.split(isolated).map((part, i) =>
    i % 2 === 1 ? (
      <bdi key={i} dir="ltr">
        {part}
      </bdi>
    ) : (
      <Fragment key={i}>
        <Prose text={part} />
      </Fragment>
    ),
  );
}

/** Where on the platform of the page something is corrected, in one sentence. */
export function WhereSentence({ extra, where }: Omit<Props, "locale">) {
  return (
    <>
      <strong>{fill(extra.whereIn, { platform: where.platform })}</strong>{" "}
      <WhereText text={where.text} />
    </>
  );
}

/** The sentence, and below it when it was looked up and where. */
export function Where({ extra, locale, where }: Props) {
  const { hostname } = new URL(where.source);
  const month = fill(extra.whereAsOf, { month: formatMonth(locale, where.asOf) });
  return (
    <div className="seo-where">
      <p>
        <WhereSentence extra={extra} where={where} />
      </p>
      <p className="type-small kit-soft">
        {month} ·{" "}
        <a
          className="seo-source"
          href={where.source}
          rel="noopener"
          target="_blank"
          aria-label={`${hostname} (${month})`}
        >
          <bdi>{hostname}</bdi> <Icon name="external" />
        </a>
      </p>
    </div>
  );
}
