import { lazy, Suspense, useId } from "react";
import type { Locale } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import { Callout } from "#ui/Callout.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { openTab, toSafeUrl, tabs, type, type Content, type Tab } from "../engine/content.ts";
import type { Fault, Values } from "../engine/forms/form.ts";
import { kinds, type Kind } from "../engine/forms/kinds.ts";
import type { ToolTexts } from "../tool-texts.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly content: Content;
  readonly kind: Kind | undefined;
  readonly values: Values;
  readonly faults: Readonly<Partial<Record<string, Fault>>>;
  readonly onContent: (content: Content) => void;
  readonly onKind: (kind: Kind | undefined) => void;
  readonly onValues: (values: Values) => void;
}

const FormFields = lazy(() =>
  import("./FormFields.tsx").then((module) => ({ default: module.FormFields })),
);

/** The four tabs, or one of the forms in their place. */
export function ContentPanel({
  t,
  locale,
  content,
  kind,
  values,
  faults,
  onContent,
  onKind,
  onValues,
}: Props) {
  const id = useId();
  const labels: Readonly<Record<Tab, string>> = {
    url: t.tabUrl,
    text: t.tabText,
    email: t.tabEmail,
    phone: t.tabPhone,
  };
  return (
    <section className="qr-content" aria-labelledby={`${id}-title`}>
      <h2 className="type-head" id={`${id}-title`}>
        {t.contentTitle}
      </h2>
      {kind === undefined ? (
        <Tabs
          label={t.contentTitle}
          tabs={tabs.map((tab) => ({ id: tab, label: labels[tab] }))}
          selected={content.tab}
          onSelect={(tab) => onContent(openTab(content, tab))}
        >
          <TabField t={t} content={content} onContent={onContent} />
        </Tabs>
      ) : (
        <div className="qr-form">
          <button type="button" className="link qr-back" onClick={() => onKind(undefined)}>
            <Icon name="back" />
            {t.formsBack}
          </button>
          <Suspense>
            <FormFields
              key={kind}
              locale={locale}
              legend={t[kind]}
              kind={kind}
              values={values}
              faults={faults}
              onValues={onValues}
            />
          </Suspense>
        </div>
      )}
      <div className="qr-kinds" role="group" aria-labelledby={`${id}-more`}>
        <p className="type-small" id={`${id}-more`}>
          {t.formsMore}
        </p>
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
    </section>
  );
}

function TabField({
  t,
  content,
  onContent,
}: {
  readonly t: ToolTexts;
  readonly content: Content;
  readonly onContent: (content: Content) => void;
}) {
  const id = useId();
  const { tab, typed } = content;
  const words = {
    url: { label: t.urlLabel, hint: t.urlHint, example: t.urlExample, mode: "url" },
    text: { label: t.textLabel, hint: undefined, example: t.textExample, mode: "text" },
    email: { label: t.emailLabel, hint: t.emailHint, example: t.emailExample, mode: "email" },
    phone: { label: t.phoneLabel, hint: t.phoneHint, example: "+20 100 123 4567", mode: "tel" },
  } as const;
  const { label, hint, example, mode } = words[tab];
  const safer = tab === "url" ? toSafeUrl(typed) : undefined;
  const shared = {
    id,
    className: "field",
    value: typed,
    placeholder: example,
    spellCheck: tab === "text",
    autoCapitalize: tab === "text" ? "sentences" : "off",
    "aria-describedby": hint === undefined ? undefined : `${id}-hint`,
  } as const;
  return (
    <>
      <label className="kit-label" htmlFor={id}>
        {label}
      </label>
      {tab === "text" ? (
        <textarea
          {...shared}
          rows={4}
          dir="auto"
          onChange={(event) => onContent(type(content, event.currentTarget.value))}
        />
      ) : (
        // Of type text on purpose: a browser would refuse or rewrite what may be held as it is.
        <input
          {...shared}
          type="text"
          inputMode={mode}
          dir="ltr"
          autoComplete="off"
          onChange={(event) => onContent(type(content, event.currentTarget.value))}
        />
      )}
      {hint !== undefined && (
        <p className="kit-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {safer !== undefined && (
        <Callout tone="info">
          <p>{t.saferAddress}</p>
          <p className="qr-address">
            <bdi dir="ltr">{safer}</bdi>
          </p>
          <button type="button" className="link" onClick={() => onContent(type(content, safer))}>
            {t.useSaferAddress}
          </button>
        </Callout>
      )}
    </>
  );
}
