import type { SitePage } from "../contract.ts";
import { Address } from "#ui/Address.tsx";
import { getPath } from "./get-path.ts";

/** A page by its title, over its address; by its address alone where it has no title. */
export function PageName({ page: { title, url } }: { readonly page: SitePage }) {
  const address = <Address text={getPath(url)} />;
  if (title === "") return address;
  return (
    <>
      <bdi>{title}</bdi>
      <span className="type-small kit-soft seo-page-address">{address}</span>
    </>
  );
}
