import { useId, type ChangeEvent, type FocusEvent } from "react";
import type { Locale } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { useLazyView } from "#ui/use-lazy-view.ts";
import { openTab, tabs, changeInput, type Content } from "../engine/content.ts";
import type { Fault, Values } from "../engine/forms/form.ts";
import { kinds, type Kind } from "../engine/forms/kind.ts";
import { ChangeLater } from "./ChangeLater.tsx";
import type { ToolTexts } from "../tool-texts.ts";
import type { FormModule } from "./use-form-module.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly content: Content;
  /** The short address in the code; null while codes that can be changed later are off. */
  readonly later: string | null;
  readonly kind: Kind | undefined;
  /** The form that was chosen since the page was opened. */
  readonly chosen: Kind | undefined;
  /** Undefined until the code of the forms is loaded. */
  readonly FormFields: FormModule["FormFields"] | undefined;
  readonly values: Values;
  readonly faults: Readonly<Partial<Record<string, Fault>>>;
  readonly onContent: (content: Content) => void;
  readonly onLater: (address: string | null) => void;
  readonly onKind: (kind: Kind | undefined) => void;
  readonly onValues: (values: Values) => void;
}

/** The four tabs, or one of the forms in their place. */
export function ContentPanel(props: Props) {
  const { t, content, later, kind, onContent, onKind } = props;
  const id = useId();
  const texts = getTabTexts(t);
  return (
    <section className="qr-content" aria-labelledby={id}>
      <h2 className="type-head" id={id}>
        {t.contentTitle}
      </h2>
      {later === null &&
        (kind === undefined ? (
          <Tabs
            label={t.contentTitle}
            tabs={tabs.map((tab) => ({ id: tab, label: texts[tab][0] }))}
            selected={content.tab}
            onSelect={(tab) => onContent(openTab(content, tab))}
          >
            <TabField {...props} />
          </Tabs>
        ) : (
          <Form {...props} kind={kind} />
        ))}
      <ChangeLater {...props} />
      {later === null && <Kinds t={t} kind={kind} onKind={onKind} />}
    </section>
  );
}

function Form(props: Props & { readonly kind: Kind }) {
  const { t, kind, FormFields, onKind } = props;
  return (
    <div className="qr-form">
      <button type="button" className="link qr-back" onClick={() => onKind(undefined)}>
        <Icon name="back" />
        {t.formsBack}
      </button>
      {FormFields !== undefined && <FormFields key={kind} legend={t[kind]} {...props} />}
    </div>
  );
}

function Kinds({ t, kind, onKind }: Pick<Props, "t" | "kind" | "onKind">) {
  return (
    <div className="qr-kinds" role="group" aria-label={t.formsMore}>
      <p className="type-small">{t.formsMore}</p>
      <ul>
        {kinds.map((each) => (
          <li key={each}>
            <button
              type="button"
              aria-pressed={each === kind}
              onClick={() => onKind(each === kind ? undefined : each)}
            >
              {t[each]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The name of each tab, and its input: label, example, keyboard of a phone, hint. */
const getTabTexts = (t: ToolTexts) =>
  ({
    url: [t.tabUrl, t.urlLabel, t.urlExample, "url", t.urlHint],
    text: [t.tabText, t.textLabel, t.textExample, "text", undefined],
    email: [t.tabEmail, t.emailLabel, t.emailExample, "email", t.emailHint],
    phone: [t.tabPhone, t.phoneLabel, "+20 100 123 4567", "tel", t.phoneHint],
  }) as const;

const loadSaferForm = async () => (await import("./SaferForm.tsx")).SaferForm;

function TabField({ t, content, onContent }: Pick<Props, "t" | "content" | "onContent">) {
  const id = useId();
  const { tab, typed } = content;
  const [, label, example, mode, usualHint] = getTabTexts(t)[tab];
  const isExample = typed === t.urlExample;
  const hint = isExample ? t.urlExampleHint : usualHint;
  // The example has no safer form, so nothing is loaded before something is typed.
  const { View: SaferForm } = useLazyView(!isExample, loadSaferForm);
  const shared = {
    id,
    className: "field",
    value: typed,
    placeholder: example,
    spellCheck: tab === "text",
    autoCapitalize: tab === "text" ? "sentences" : "off",
    "aria-describedby": hint && `${id}-hint`,
    // The first key replaces the example.
    onFocus: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      isExample && event.currentTarget.select(),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onContent(changeInput(content, event.currentTarget.value)),
  } as const;
  return (
    <>
      <label className="kit-label" htmlFor={id}>
        {label}
      </label>
      {tab === "text" ? (
        <textarea {...shared} rows={4} dir="auto" />
      ) : (
        // The type is text because a browser rejects or rewrites values of the types url, email and
        // tel.
        <input {...shared} type="text" inputMode={mode} dir="ltr" autoComplete="off" />
      )}
      {hint && (
        <p className="kit-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {SaferForm !== null && (
        <SaferForm
          t={t}
          content={content}
          onUse={(value) => onContent(changeInput(content, value))}
        />
      )}
    </>
  );
}
