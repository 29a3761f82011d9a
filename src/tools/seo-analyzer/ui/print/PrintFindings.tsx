import { count } from "#i18n/format.ts";
import { wordEffort } from "#ui/EffortLine.tsx";
import type { Finding } from "../../contract.ts";
import { getImportanceNames, getStatusNames } from "../../engine/names.ts";
import { Prose } from "../Prose.tsx";
import { WhereSentence } from "../Where.tsx";
import { wordDetail, type OpenItem } from "./list-open-items.ts";
import type { PrintWords } from "./print-context.ts";
import { isWebAddress, PrintLink } from "./PrintLink.tsx";

/** The whole lists are in the report on the site. */
const maxPlaces = 6;
const maxPlaceChars = 240;
/** Places that fit into half a line are in two columns. */
const maxColumnChars = 44;
const maxSnippetChars = 1_200;

interface Props {
  readonly words: PrintWords;
  readonly items: readonly OpenItem[];
}

/** Each finding with what was found, how it is corrected and where. */
export function PrintFindings({ words, items }: Props) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{words.print.detailsTitle}</h2>
      {items.map((item) => (
        <Item key={item.id} words={words} item={item} />
      ))}
    </section>
  );
}

function Item({ words, item }: { readonly words: PrintWords; readonly item: OpenItem }) {
  const { locale, t, extra } = words;
  const { id, status, importance, title, found, why, fix, where, effort, source } = item;
  const detail = wordDetail(title, found);
  return (
    <article id={`item-${id}`} className="pr-item" data-status={status}>
      <div className="pr-item-head">
        <h3>
          <Prose text={title} />
        </h3>
        <p className="pr-soft">
          <span className="pr-status" data-status={status}>
            {getStatusNames(t)[status]}
          </span>
          {" · "}
          {getImportanceNames(t)[importance]}
          {" · "}
          {wordEffort({ t: extra, locale, effort })}
        </p>
      </div>
      {detail !== null && (
        <p>
          <Prose text={detail} />
        </p>
      )}
      <p className="pr-soft">
        <Prose text={why} />
      </p>
      <Places words={words} places={item.places} />
      {fix !== null && (
        <p>
          <strong>{t.fix}:</strong> <Prose text={fix} />
        </p>
      )}
      {where && (
        <p className="pr-where">
          <WhereSentence extra={extra} where={where} />
        </p>
      )}
      {item.snippet !== null && item.snippet.length <= maxSnippetChars && (
        <Snippet text={item.snippet} />
      )}
      {isWebAddress(source) && (
        <p className="pr-source">
          {t.source}: <PrintLink url={source} isShort />
        </p>
      )}
    </article>
  );
}

function Places({
  words: { locale, print },
  places,
}: {
  readonly words: PrintWords;
  readonly places: readonly string[];
}) {
  if (places.length === 0) return null;
  const shown = places.slice(0, maxPlaces);
  const hidden = places.length - maxPlaces;
  return (
    <ul className="pr-places" data-wide={shown.some((place) => place.length > maxColumnChars)}>
      {shown.map((place, i) => (
        <li key={i}>
          <Place text={place} />
        </li>
      ))}
      {hidden > 0 && <li className="pr-soft">{count(locale, print.more, hidden)}</li>}
    </ul>
  );
}

/** A status before an address, as in a list of broken links. */
const statusAndAddress = /^(\d{3}) (https?:\/\/\S+)$/i;

function Place({ text }: { readonly text: string }) {
  const [, status, address = text] = statusAndAddress.exec(text) ?? [];
  if (isWebAddress(address))
    return (
      <>
        <PrintLink url={address} /> {status}
      </>
    );
  return (
    <bdi>
      {text.slice(0, maxPlaceChars)}
      {text.length > maxPlaceChars && "…"}
    </bdi>
  );
}

function Snippet({ text }: { readonly text: string }) {
  return isCode(text) ? (
    <pre dir="ltr">{text}</pre>
  ) : (
    <pre className="pr-words" dir="auto">
      {text}
    </pre>
  );
}

/** Code begins with a tag, a bracket or a name; a suggested text with a word of its language. */
const isCode = (snippet: string): boolean => /^\s*[<{[#@.]|[;:{}=]\s*$/.test(snippet);

/** What passed, by title alone. */
export function PrintPassed({
  words,
  findings,
}: {
  readonly words: PrintWords;
  readonly findings: readonly Finding[];
}) {
  const passed = findings.filter(({ status }) => status === "passed");
  if (passed.length === 0) return null;
  return (
    <section className="pr-passed">
      <h2>{words.print.passedTitle}</h2>
      <ul>
        {passed.map(({ rule, title }) => (
          <li key={rule}>
            <Prose text={title} />
          </li>
        ))}
      </ul>
    </section>
  );
}
