import { chatUrl, mailUrl } from "#brand/brand.ts";
import { Icon } from "#ui/Icon.tsx";

interface Props {
  readonly title: string;
  readonly reason: string;
  readonly kept: string;
  readonly byChat: string;
  readonly byMail: string;
  readonly subject: string;
  /** The same text that was to be sent. */
  readonly text: string;
}

/** What stands under a form whose message did not arrive: why, that nothing is lost, and two other ways to send it. */
export function FormFailure({ title, reason, kept, byChat, byMail, subject, text }: Props) {
  return (
    <div role="alert" className="border-s-3 border-bad ps-4" data-form-failure>
      <p className="text-lg font-semibold text-bad">{title}</p>
      <p className="mt-1">
        {reason} {kept}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a className="button button-quiet button-small" href={chatUrl(text)} target="_blank" rel="noopener">
          <Icon name="chat" />
          {byChat}
        </a>
        <a className="button button-quiet button-small" href={mailUrl(subject, text)}>
          <Icon name="mail" />
          {byMail}
        </a>
      </div>
    </div>
  );
}
