import { getChatUrl } from "#brand/brand.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import { layoutMessages } from "../messages/layout.ts";

export function ChatLink({ locale }: { readonly locale: Locale }) {
  return (
    <aside aria-label={pick(layoutMessages, locale).chat}>
      <a
        href={getChatUrl()}
        rel="noopener"
        aria-label={pick(layoutMessages, locale).chat}
        className="chat-link"
      >
        <Icon name="whatsapp" />
      </a>
    </aside>
  );
}
