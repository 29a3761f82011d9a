interface ShareLink {
  readonly id: "facebook" | "x" | "linkedin";
  readonly url: string;
}

/**
 * Where a page is shared: two social networks and a professional one, each with the page's full address, and its title
 * where the network takes one.
 * @param url the page's full address
 */
export function listShareLinks(url: string, title: string): ShareLink[] {
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    { id: "facebook", url: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { id: "x", url: `https://x.com/intent/post?url=${address}&text=${words}` },
    { id: "linkedin", url: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
  ];
}
