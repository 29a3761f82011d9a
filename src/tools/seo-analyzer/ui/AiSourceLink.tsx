import { Icon } from "#ui/Icon.tsx";

interface Props {
  readonly source: string;
  /** What it is about, where several links lead to one host. */
  readonly name?: string;
}

/** A link to a document of an operator, named by its host. */
export function AiSourceLink({ source, name }: Props) {
  const { hostname } = new URL(source);
  return (
    <a
      className="seo-source"
      href={source}
      rel="noopener"
      target="_blank"
      {...(name !== undefined && { "aria-label": `${hostname} (${name})` })}
    >
      <bdi>{hostname}</bdi> <Icon name="external" />
    </a>
  );
}
