import { Icon } from "#ui/Icon.tsx";

/**
 * The agency's links for chat and mail, to which the text of the form is added. The mail link
 * contains a subject already.
 */
export interface ContactLinks {
  readonly chat: string;
  readonly mail: string;
}

interface Props {
  readonly chatLabel: string;
  readonly mailLabel: string;
  readonly contactLinks: ContactLinks;
  /** The content of the form as text. */
  readonly text: string;
}

/** The two other ways to send a form that could not be sent. */
export function OtherWays({ chatLabel, mailLabel, contactLinks, text }: Props) {
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
