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
  readonly title: string;
  readonly reason: string;
  readonly keptText: string;
  readonly chatLabel: string;
  readonly mailLabel: string;
  readonly contactLinks: ContactLinks;
  /** The content of the form as text. */
  readonly text: string;
}

/**
 * The notice below a form that could not be sent: the reason, that nothing is lost, and two other
 * ways to send it.
 */
export function FormFailure({
  title,
  reason,
  keptText,
  chatLabel,
  mailLabel,
  contactLinks,
  text,
}: Props) {
  return (
    <div role="alert" className="form-failure" data-form-failure>
      <p className="form-failure-title">{title}</p>
      <p>
        {reason} {keptText}
      </p>
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
    </div>
  );
}
