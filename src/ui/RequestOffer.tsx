import "./tool-kit.css";
import { useId } from "react";
import { localePath } from "#i18n/locale.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { offerMessages } from "./offer-messages.ts";
import { writeHandover, type RequestHandover } from "./request-handover.ts";

interface Props {
  readonly t: Pick<Texts<typeof offerMessages>, "ask" | "chat" | "hint">;
  readonly locale: Locale;
  /** One line: what was found on `{site}`, and that the agency corrects it. */
  readonly title: string;
  /** The host name, which no line of the title breaks at a hyphen. */
  readonly site: string;
  readonly handover: RequestHandover;
  /** The chat app's URL for the agency. */
  readonly chatUrl: string;
}

/**
 * The way from a result to the agency: a link to the request form, which finds the text in this
 * browser, and one to the chat with the same text. In another tab, or without session storage, the
 * form has the service selected only.
 */
export function RequestOffer({ t, locale, title, site, handover, chatUrl }: Props) {
  const titleId = useId();
  const [before, after = ""] = title.split("{site}");
  // What follows the name without a space stays on its line: a colon begins none.
  const mark = /^\S*/.exec(after)![0];
  return (
    <section className="kit-offer" aria-labelledby={titleId}>
      <h2 id={titleId} className="type-head">
        {before}
        <span className="kit-offer-site">
          <bdi dir="ltr">{site}</bdi>
          {mark}
        </span>
        {after.slice(mark.length)}
      </h2>
      <div className="kit-offer-ways">
        <a
          className="button button-small"
          href={localePath(locale, `/request-service?service=${handover.service}`)}
          onClick={() => writeHandover(handover)}
        >
          {t.ask}
        </a>
        <a
          className="link type-small"
          href={`${chatUrl}?text=${encodeURIComponent(handover.description)}`}
          target="_blank"
          rel="noopener"
        >
          {t.chat}
        </a>
      </div>
      <p className="kit-hint">{t.hint}</p>
    </section>
  );
}
