import { Qamariyya } from "#brand/window/qamariyya/Qamariyya.tsx";

/** The brand's window in the inherited `--glass-…` colours. */
export default function WindowPreview({ title }: { readonly title: string }) {
  return <Qamariyya id="pal-window" seed={0} className="pal-qamariyya" title={title} />;
}
