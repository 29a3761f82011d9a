import { Icon } from "#ui/Icon.tsx";
import { formatAsText } from "./format-as-text.ts";

/**
 * The agency's links for chat and mail, to which the text of the form is added. The mail link
 * contains a subject already.
 */
export interface ContactLinks {
  readonly chat: string;
  readonly mail: string;
}

/** The content of a form, as `formatAsText` takes it. */
export type FormContent = Parameters<typeof formatAsText>;

interface Props {
  readonly chatLabel: string;
  readonly mailLabel: string;
  readonly contactLinks: ContactLinks;
  /** What is formatted as one text. */
  readonly content: FormContent;
}

/** The two other ways to send a form that could not be sent. */
export function OtherWays({ chatLabel, mailLabel, contactLinks, content }: Props) {
  const text = formatAsText(...content);
  return (
    <div className="form-failure-ways">
      <a
        className="button button-quiet button-small"
        href={`${contactLinks.chat}?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener"
      >
        <Icon name="whatsapp" />
        {chatLabel}
      </a>
      <a
        className="button button-quiet button-small"
        href={`${contactLinks.mail}&body=${encodeURIComponent(text)}`}
      >
        <Icon name="mail" />
        {mailLabel}
      </a>
    </div>
  );
}
