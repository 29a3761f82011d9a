/** The data of a `<picture>`: the browser takes the first source whose format it supports. */
export interface DrawnPicture {
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

interface Props {
  readonly wide: DrawnPicture;
  /** A different crop for narrow screens. */
  readonly tall?: DrawnPicture;
  readonly alt: string;
  readonly sizes: string;
  readonly isFirst?: boolean;
  /**
   * The view transition name: on two pages with the same name the picture moves from one place to
   * the other.
   */
  readonly transitionName?: string;
  readonly className?: string;
}

/**
 * A picture in modern formats with its space reserved. Only the first one of a page is loaded
 * eagerly.
 */
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
        className={`picture ${className}`}
      />
    </picture>
  );
}
