import { Qamariyya } from "#brand/window/Qamariyya.tsx";

/** The window of the house in the colours that stand around it as `--glass-…`. */
export default function WindowPreview({ title }: { readonly title: string }) {
  return <Qamariyya id="pal-window" seed={0} className="pal-qamariyya" title={title} />;
}
