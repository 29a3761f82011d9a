import { useEffect, useId, useState } from "react";
import { formatNumber } from "#i18n/format.ts";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import { titleWidthMessages } from "../messages.ts";
import { cutTitle } from "./cut-title.ts";

interface Props {
  readonly locale: Locale;
}

/** Google publishes no limit: about what a line of its results holds on a wide screen. */
const maxPx = 600;

/** Keeps the place of the width until it is measured, so that nothing moves then. */
const emptyLine = "\u00a0";

function measureTitle(text: string): number {
  const context = document.createElement("canvas").getContext("2d")!;
  context.font = "20px Arial, sans-serif";
  return context.measureText(text).width;
}

/** A try: a title as a result shows it, with its width in pixels and where it is cut. */
export function TitleWidth({ locale }: Props) {
  const t = pick(titleWidthMessages, locale);
  const id = useId();
  const [title, setTitle] = useState<string>(t.example);
  const [measured, setMeasured] = useState<{ readonly shown: string; readonly width: string }>();
  // In the browser alone: the width depends on the fonts of the visitor's device.
  useEffect(() => {
    setMeasured({
      shown: cutTitle(title, maxPx, measureTitle),
      width: formatNumber(locale, Math.ceil(measureTitle(title))),
    });
  }, [title, locale]);
  return (
    <figure>
      <label htmlFor={id}>
        <strong>{t.title}</strong>
      </label>
      <input
        id={id}
        type="text"
        className="js-only"
        dir="auto"
        maxLength={200}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <p>
        <bdi>omkarim.example</bdi>
        <br />
        <strong dir="auto">{measured?.shown ?? title}</strong>
      </p>
      <output htmlFor={id}>
        {measured
          ? fill(t.width, { n: measured.width, max: formatNumber(locale, maxPx) })
          : emptyLine}
      </output>
      <figcaption className="type-small">{t.note}</figcaption>
    </figure>
  );
}
