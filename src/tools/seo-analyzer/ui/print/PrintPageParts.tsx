import { Fragment } from "react";
import { comma } from "#i18n/format.ts";
import { pick } from "#i18n/messages.ts";
import { arabicPanelMessages } from "../../arabic-messages.ts";
import { englishPanelMessages } from "../../english-messages.ts";
import type { AiGroup, Device, PageReport } from "../../contract.ts";
import type { PrintInput } from "../../engine/print-input.ts";
import { Prose } from "../Prose.tsx";
import { isWebAddress } from "./PrintLink.tsx";
import type { PrintWords } from "./print-context.ts";

interface Props {
  readonly words: PrintWords;
  readonly report: PageReport;
}

/** The page as a phone and a computer show it, where the report has the pictures. */
export function PrintPictures({
  words: { extra },
  report,
  pictures,
}: Props & Pick<PrintInput, "pictures">) {
  const sizes = report.screenshots;
  if (pictures === undefined || sizes === undefined) return null;
  const renderPicture = (device: Device, caption: string, alt: string) => (
    <figure data-device={device}>
      <img
        src={`data:image/webp;base64,${pictures[device]}`}
        alt={alt}
        width={sizes[device].width}
        height={sizes[device].height}
      />
      <figcaption>{caption}</figcaption>
    </figure>
  );
  return (
    <section className="pr-pictures">
      <h2>{extra.screensTitle}</h2>
      <div>
        {renderPicture("phone", extra.onPhone, extra.onPhoneAlt)}
        {renderPicture("desktop", extra.onComputer, extra.onComputerAlt)}
      </div>
    </section>
  );
}

/** Which AI crawlers may read the page, and why. */
export function PrintAi({ words, report: { ai } }: Props) {
  if (ai === undefined) return null;
  const { extra } = words;
  return (
    <section>
      <h2>{extra.aiTitle}</h2>
      <p>
        <Prose text={ai.headline} /> <Prose text={ai.advice.text} />
      </p>
      <p className="pr-soft">{extra.aiHint}</p>
      {ai.groups.map((group) => (
        <AiGroupTable key={group.purpose} words={words} group={group} />
      ))}
    </section>
  );
}

interface GroupProps {
  readonly words: PrintWords;
  readonly group: AiGroup;
}

/** The crawlers that a rule is about, each in a row; the others together in a sentence. */
function AiGroupTable({ words: { locale, extra, print }, group }: GroupProps) {
  const detailed = group.crawlers.filter(({ isDetailed }) => isDetailed);
  return (
    <div className="pr-ai-group">
      <h3>{group.title}</h3>
      <p>
        <Prose text={group.summary} />
      </p>
      {group.allowed.map(({ title, tokens }) => (
        <p key={title} className="pr-soft">
          {title}{" "}
          {tokens.map((token, i) => (
            <Fragment key={token}>
              {i > 0 && comma[locale]}
              <bdi dir="ltr">{token}</bdi>
            </Fragment>
          ))}
        </p>
      ))}
      {detailed.length > 0 && (
        <table className="pr-ai">
          <thead>
            <tr>
              <th scope="col">{extra.aiCrawler}</th>
              <th scope="col">{print.aiOperator}</th>
              <th scope="col">{extra.aiVerdict}</th>
              <th scope="col">{print.reason}</th>
            </tr>
          </thead>
          <tbody>
            {detailed.map(({ token, operator, verdict, verdictText, reason, source }) => (
              <tr key={token}>
                <th scope="row">
                  <LinkedName url={source} name={token} />
                </th>
                <td>
                  <bdi>{operator}</bdi>
                </td>
                <td className="pr-ai-verdict" data-verdict={verdict}>
                  {verdictText}
                </td>
                <td>
                  <Prose text={reason} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function LinkedName({ url, name }: { readonly url: string; readonly name: string }) {
  const text = <bdi dir="ltr">{name}</bdi>;
  return isWebAddress(url) ? <a href={url}>{text}</a> : text;
}

/** The slips of each kind that are shown; the rest is in the report on the site. */
const maxSlips = 6;

/** Whether a text is a sign alone, which is too small to be seen among words. */
const isSign = (text: string): boolean => /^[^\p{L}\p{N}]*$/u.test(text);

/** What to correct in the Arabic of the page. */
export function PrintArabic({ words: { locale, print, t }, report: { arabic } }: Props) {
  if (arabic === undefined) return null;
  const texts = pick(arabicPanelMessages, locale);
  return (
    <section>
      <h2>{texts.title}</h2>
      <p>{arabic.summary.join(" ")}</p>
      {arabic.groups.map(({ kind, title, findings }) => (
        <table key={kind} className="pr-arabic">
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{print.arabicWritten}</th>
              <th scope="col">{print.arabicBetter}</th>
              <th scope="col">{print.reason}</th>
            </tr>
          </thead>
          <tbody>
            {findings.slice(0, maxSlips).map(({ before, wrong, after, right, reason }, i) => (
              <tr key={i}>
                <td lang="ar" dir="rtl">
                  {before}
                  <mark {...(isSign(wrong) && { className: "pr-sign" })}>{wrong}</mark>
                  {after}
                </td>
                <td lang="ar" dir="rtl">
                  {right !== null && isSign(right) ? (
                    <mark className="pr-sign">{right}</mark>
                  ) : (
                    (right ?? "—")
                  )}
                </td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {arabic.groups.length === 0 && <p className="pr-soft">{t.noWarnings}</p>}
    </section>
  );
}

/** How easy the English of the page is to read. */
export function PrintEnglish({ words: { locale }, report: { english } }: Props) {
  if (english === undefined) return null;
  const texts = pick(englishPanelMessages, locale);
  return (
    <section>
      <h2>{texts.title}</h2>
      <p>{english.summary.join(" ")}</p>
      {english.long.length > 0 && <p>{texts.longest}</p>}
      {english.long.map(({ text, length }, i) => (
        <p key={i}>
          <bdi lang="en" dir="ltr">
            {text}
          </bdi>{" "}
          <span className="pr-soft">({length})</span>
        </p>
      ))}
    </section>
  );
}
