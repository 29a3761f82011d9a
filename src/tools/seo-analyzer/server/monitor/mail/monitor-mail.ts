import { isIP } from "node:net";
import { formatReadableUrl } from "#base/readable-url.ts";
import { formatNumber } from "#i18n/format.ts";
import { fill, pick, type Locale, type Localized, type Texts } from "#i18n/messages.ts";
import type { Mail } from "#platform/notifications/mail.ts";
import { html, isolate, renderMailPage, type Html } from "#platform/notifications/mail-html.ts";
import { monitorLinks } from "../../../monitor-contract.ts";
import { getFindingTitle } from "../../../engine/monitor/get-finding-title.ts";
import type { Baseline, MonitorChanges } from "../../../engine/monitor/baseline.ts";
import type { Status } from "../../../contract.ts";
import type { MailLinks, MonitorMail } from "../monitor-store.ts";
import { monitorMailMessages } from "./messages.ts";

export interface MonitorMailOptions {
  /** The address that visitors use, without a slash at its end. */
  readonly siteUrl: string;
  readonly agencyName: Localized;
  /** The language of the mail to the agency. */
  readonly agencyLocale: Locale;
}

/** What a mail of a look contains as codes and figures. */
interface LookContent extends Omit<Baseline, "findings"> {
  readonly changes?: MonitorChanges;
}

type Line =
  | string
  /** An address without a link. */
  | { readonly shown: string; readonly url?: undefined }
  | {
      readonly url: string;
      readonly shown?: string;
      readonly label?: string;
      readonly isButton?: true;
    }
  | { readonly title: string; readonly items: readonly string[] };
type Words = Texts<typeof monitorMailMessages>;
type RenderedMail = Pick<Mail, "subject" | "text" | "html">;

/** Renders a mail about a monitored page, in the language of its visitor, without recipients. */
export function renderMonitorMail(
  { kind, content }: MonitorMail,
  links: MailLinks,
  options: MonitorMailOptions,
): RenderedMail {
  const { monitor } = links;
  const locale = kind === "agency" ? options.agencyLocale : monitor.locale;
  const t: Words = pick(monitorMailMessages, locale);
  // A stranger may have typed the mailbox of a request: the address is text of his own.
  const host = kind === "confirm" ? toSiteName(monitor.host) : monitor.host;
  const subject = t[`${kind}Subject`].replace("{host}", () => host);
  const page = { url: monitor.url, shown: formatReadableUrl(monitor.url) };
  const endUrl = toLinkUrl(options.siteUrl, "end", links);
  const name = options.agencyName[locale];
  const lines: readonly Line[] = {
    confirm: (): readonly Line[] => [
      t.greeting,
      t.confirmText,
      { shown: host },
      ...(monitor.may_contact === 1 ? [t.confirmContact] : []),
      { url: toLinkUrl(options.siteUrl, "confirm", links), label: t.confirmButton, isButton: true },
      t.confirmPeriod,
      t.notYou,
      { url: endUrl, label: t.deleteRequest },
    ],
    agency: () => [t.agencyText, { url: `mailto:${monitor.email}`, shown: monitor.email }, page],
    changes: () => listLookLines(t, t.changesText, "changes"),
    summary: () => listLookLines(t, t.summaryText, "summary"),
  }[kind]();
  return {
    subject: `${subject} | ${name}`,
    text: [...lines.map(toText), name].join("\n\n") + "\n",
    html: renderMailPage(locale, subject, [
      ...lines.map(toHtml),
      html`<p style="margin:0;font-weight:600">${name}</p>`,
    ]),
  };

  function listLookLines(words: Words, text: string, of: "changes" | "summary"): readonly Line[] {
    const look = JSON.parse(content) as LookContent;
    return [
      words.greeting,
      text,
      page,
      ...(of === "changes" ? listChangeLines(words, look, locale) : listStillLost(words, look)),
      {
        title: fill(words.score, { score: formatNumber(locale, look.score) }),
        items: [
          fill(words.failed, { n: formatNumber(locale, look.failed) }),
          fill(words.warnings, { n: formatNumber(locale, look.warnings) }),
        ],
      },
      { url: toToolUrl(options.siteUrl, monitor), label: words.openTool },
      { url: endUrl, label: words.end },
    ];
  }
}

const maxNameLabels = 3;
const maxNameChars = 60;

/**
 * Names a site to a person who may not know it: the end of its host, where a name has an owner. The
 * labels before it are free text.
 */
function toSiteName(host: string): string {
  const name = isIP(host) === 0 ? host.split(".").slice(-maxNameLabels).join(".") : host;
  return name.length > maxNameChars ? `…${name.slice(1 - maxNameChars)}` : name;
}

/** The address of a link: its token leads to the monitor. */
export function toLinkUrl(
  siteUrl: string,
  link: keyof typeof monitorLinks,
  { tokens }: Pick<MailLinks, "tokens">,
): string {
  return `${siteUrl}${monitorLinks[link]}/${tokens[link]}`;
}

/** The analyzer with the address filled in (decision 74). */
function toToolUrl(siteUrl: string, { locale, url }: MailLinks["monitor"]): string {
  const path = `${locale === "en" ? "/en" : ""}/tools/seo-analyzer`;
  return `${siteUrl}${path}?${new URLSearchParams({ url }).toString()}`;
}

function listStillLost(t: Words, { failure }: LookContent): readonly Line[] {
  return failure === null ? [] : [t.stillLost];
}

const groups = [
  ["worse", "failed"],
  ["appeared", "failed"],
  ["better", "warning"],
  ["fixed", "failed"],
] as const satisfies readonly (readonly [keyof MonitorChanges, Status])[];

function listChangeLines(t: Words, { changes }: LookContent, locale: Locale): readonly Line[] {
  if (changes === undefined) return [];
  const toTitles = (rules: readonly string[], status: Status) =>
    rules.flatMap((rule) => getFindingTitle(rule, status)?.[locale] ?? []);
  return [
    ...(changes.access === undefined ? [] : [t[changes.access]]),
    ...groups
      .map(([group, status]) => ({ title: t[group], items: toTitles(changes[group], status) }))
      .filter(({ items }) => items.length > 0),
  ];
}

function toText(line: Line): string {
  if (typeof line === "string") return line;
  if ("title" in line) return [line.title, ...line.items.map((item) => `- ${item}`)].join("\n");
  if (line.url === undefined) return line.shown;
  const address = line.shown ?? line.url;
  return line.label === undefined ? address : `${line.label}\n${address}`;
}

const buttonStyle =
  "display:inline-block;padding:12px 28px;border-radius:8px;background:#1f4e8c;color:#ffffff;font-weight:600;text-decoration:none";

function toHtml(line: Line): Html {
  if (typeof line === "string") return html`<p style="margin:0 0 16px">${line}</p>`;
  if ("title" in line) {
    const items = line.items.map((item) => html`<li>${item}</li>`);
    return html`<p style="margin:0 0 4px;font-weight:600">${line.title}</p>
      <ul style="margin:0 0 16px;padding-inline-start:20px">
        ${items}
      </ul>`;
  }
  if (line.url === undefined)
    return html`<p style="margin:0 0 16px;overflow-wrap:anywhere">
      ${isolate(line.shown, "ltr")}
    </p>`;
  const shown = line.label === undefined ? isolate(line.shown ?? line.url, "ltr") : line.label;
  return html`<p style="margin:0 0 16px;overflow-wrap:anywhere">
    <a href="${line.url}" style="${line.isButton ? buttonStyle : "color:#1f4e8c"}">${shown}</a>
  </p>`;
}
