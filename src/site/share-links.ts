import { outgoingHosts } from "#base/inventory/outgoing-hosts.ts";

const hosts = outgoingHosts.link;

interface ShareLink {
  readonly id: "facebook" | "x" | "linkedin";
  readonly url: string;
}

/**
 * Links that share a page on two social networks and a professional one. Each contains the page's
 * URL, and its title where the network accepts one.
 * @param url the absolute URL of the page
 */
export function listShareLinks(url: string, title: string): ShareLink[] {
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    { id: "facebook", url: `https://${hosts.facebook}/sharer/sharer.php?u=${address}` },
    { id: "x", url: `https://${hosts.x}/intent/post?url=${address}&text=${words}` },
    { id: "linkedin", url: `https://${hosts.linkedIn}/sharing/share-offsite/?url=${address}` },
  ];
}
