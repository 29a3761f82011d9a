import { ThemedImage } from "../ThemedImage.tsx";

interface Props {
  readonly cover: { readonly light: string; readonly dark: string };
  readonly isFirst?: boolean;
}

/** The drawn cover of a tutorial. It is decoration, since the title beside it describes it. */
export function CoverPicture({ cover, isFirst = false }: Props) {
  return <ThemedImage drawing={{ ...cover, width: 720, height: 400 }} isFirst={isFirst} />;
}
