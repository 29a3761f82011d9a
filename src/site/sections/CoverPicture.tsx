interface Props {
  /** The same drawing by day and by night; the one that is not shown is not fetched. */
  readonly cover: { readonly light: string; readonly dark: string };
  readonly className?: string;
  readonly isFirst?: boolean;
}

/** The drawn cover of a tutorial. It is decoration: the title beside it says what it shows. */
export function CoverPicture({ cover, className = "", isFirst = false }: Props) {
  const shared = {
    width: 720,
    height: 400,
    decoding: "async",
    loading: isFirst ? "eager" : "lazy",
  } as const;
  return (
    <>
      <img
        {...shared}
        alt=""
        src={cover.light}
        className={`object-cover dark:hidden ${className}`}
      />
      <img
        {...shared}
        alt=""
        src={cover.dark}
        loading="lazy"
        className={`hidden object-cover dark:block ${className}`}
      />
    </>
  );
}
