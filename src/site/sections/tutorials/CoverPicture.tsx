interface Props {
  /** The same drawing for both themes; the one that is hidden is not fetched. */
  readonly cover: { readonly light: string; readonly dark: string };
  readonly isFirst?: boolean;
}

/** The drawn cover of a tutorial. It is decoration, since the title beside it describes it. */
export function CoverPicture({ cover, isFirst = false }: Props) {
  const shared = {
    width: 720,
    height: 400,
    decoding: "async",
    loading: isFirst ? "eager" : "lazy",
  } as const;
  return (
    <>
      <img {...shared} alt="" src={cover.light} className="only-light" />
      <img {...shared} alt="" src={cover.dark} loading="lazy" className="only-dark" />
    </>
  );
}
