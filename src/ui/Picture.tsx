/** A picture ready for `<picture>`: the browser takes the first source it knows. */
export interface DrawnPicture {
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

interface Props {
  readonly wide: DrawnPicture;
  /** A composition of its own for narrow screens. */
  readonly tall?: DrawnPicture;
  readonly alt: string;
  readonly sizes: string;
  readonly isFirst?: boolean;
  /** One name on two pages lets the picture travel from one to the other. */
  readonly transitionName?: string;
  readonly className?: string;
}

/** A picture in modern formats with its size reserved. Only the first on a page is fetched at once. */
export function Picture({
  wide,
  tall,
  alt,
  sizes,
  isFirst = false,
  transitionName,
  className = "",
}: Props) {
  return (
    <picture>
      {tall?.sources.map(({ type, srcSet }) => (
        <source
          key={`tall ${type}`}
          media="(width < 40rem)"
          type={type}
          srcSet={srcSet}
          sizes="100vw"
          width={tall.width}
          height={tall.height}
        />
      ))}
      {wide.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={wide.src}
        width={wide.width}
        height={wide.height}
        alt={alt}
        loading={isFirst ? "eager" : "lazy"}
        decoding="async"
        data-travels-as={transitionName}
        {...(isFirst ? { fetchPriority: "high" } : {})}
        className={`h-auto w-full rounded-picture bg-sunk ${className}`}
      />
    </picture>
  );
}
