import { Icon } from "#ui/Icon.tsx";

interface Props {
  readonly source: string;
}

/** A link to a document of an operator, named by its host. */
export function AiSourceLink({ source }: Props) {
  const { hostname } = new URL(source);
  return (
    <a className="seo-source" href={source} rel="noopener" target="_blank">
      <bdi>{hostname}</bdi> <Icon name="external" />
    </a>
  );
}
