import { getChatUrl } from "#brand/brand.ts";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import { chatMessages, layoutMessages } from "../messages/layout.ts";

interface Props {
  readonly locale: Locale;
  /** The page's path without its language, as `/services/seo`. */
  readonly path: string;
  readonly title: string;
}

/** The floating link to WhatsApp. Its message says which page the visitor is on. */
export function ChatLink({ locale, path, title }: Props) {
  const { chat } = pick(layoutMessages, locale);
  return (
    <aside aria-label={chat}>
      <a
        href={getChatUrl(writeMessage({ locale, path, title }))}
        rel="noopener"
        aria-label={chat}
        className="chat-link"
        data-chat-link
      >
        <Icon name="whatsapp" />
      </a>
    </aside>
  );
}

function writeMessage({ locale, path, title }: Props): string {
  const t = pick(chatMessages, locale);
  const [, section, ...rest] = path.split("/");
  if (rest.length === 0) return t.general;
  if (section === "services") return fill(t.service, { title });
  if (section === "tools") return fill(t.tool, { title });
  if (section === "portfolio") return fill(t.project, { title });
  return section === "tutorials" ? fill(t.tutorial, { title }) : t.general;
}
