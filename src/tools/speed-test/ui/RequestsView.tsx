import { shortenUrl } from "#base/readable-url.ts";
import { fill, pick, type Locale, type Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Fold } from "#ui/Fold.tsx";
import type { BrowserResult, PageRequest, ThirdParty } from "../contract.ts";
import { formatSize, formatTime } from "../engine/amounts.ts";
import { findDelayingRequest } from "../engine/delaying-request.ts";
import type { messages } from "../messages.ts";
import { requestsMessages } from "../requests-messages.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly result: BrowserResult;
}

interface PartProps {
  readonly t: Props["t"];
  readonly texts: Texts<typeof requestsMessages>;
}

/** What delays the page: its requests over time, and what the files of other companies cost. */
export function RequestsView({ t, locale, result }: Props) {
  const { waterfall = [], thirdParties = [] } = result;
  const texts = pick(requestsMessages, locale);
  return (
    <>
      {waterfall.length > 0 && <Waterfall t={t} texts={texts} requests={waterfall} />}
      {thirdParties.length > 0 && <ThirdParties t={t} texts={texts} parties={thirdParties} />}
    </>
  );
}

interface WaterfallProps extends PartProps {
  readonly requests: readonly PageRequest[];
}

function Waterfall({ t, texts, requests }: WaterfallProps) {
  const delaying = findDelayingRequest(requests);
  const lastMs = Math.max(1, ...requests.map(({ endMs }) => endMs));
  return (
    <Fold title={texts.title} heading="h3" className="speed-requests">
      {delaying === null ? (
        <p>{texts.delayedByNone}</p>
      ) : (
        <p>
          {fill(delaying.mark === "lcp" ? texts.delayedByLcp : texts.delayedByBlocking, {
            time: formatTime(t, delaying.endMs),
          })}{" "}
          <bdi dir="ltr" className="speed-file">
            {shortenUrl(delaying.url)}
          </bdi>
        </p>
      )}
      <ol aria-label={texts.list} tabIndex={0}>
        {requests.map((request, i) => (
          <li key={i} data-mark={request.mark} data-delays={request === delaying}>
            <bdi dir="ltr" className="speed-file">
              {shortenUrl(request.url)}
            </bdi>
            {request.mark !== null && <em>{texts[request.mark]}</em>}
            {request.isThirdParty && <small>{texts.thirdParty}</small>}
            <small>{formatSize(t, request.bytes)}</small>
            <small>{fill(texts.span, { start: request.startMs, end: request.endMs })}</small>
            <svg viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true">
              <rect
                x={(request.startMs / lastMs) * 1_000}
                width={Math.max(6, ((request.endMs - request.startMs) / lastMs) * 1_000)}
                height="8"
              />
            </svg>
          </li>
        ))}
      </ol>
      <p className="type-small kit-soft">{texts.note}</p>
    </Fold>
  );
}

interface ThirdPartiesProps extends PartProps {
  readonly parties: readonly ThirdParty[];
}

function ThirdParties({ t, texts, parties }: ThirdPartiesProps) {
  return (
    <Fold title={texts.thirdTitle} heading="h3" className="speed-third">
      <p className="kit-soft">{texts.thirdText}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.columnCompany}</th>
            <th scope="col">{texts.columnSize}</th>
            <th scope="col">{texts.columnTime}</th>
          </tr>
        </thead>
        <tbody>
          {parties.map(({ name, bytes, mainThreadMs }) => (
            <tr key={name}>
              <th scope="row">
                <bdi dir="ltr">{name}</bdi>
              </th>
              <td>{formatSize(t, bytes)}</td>
              <td>{formatTime(t, mainThreadMs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}
