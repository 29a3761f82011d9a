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
    { id: "facebook", url: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { id: "x", url: `https://x.com/intent/post?url=${address}&text=${words}` },
    { id: "linkedin", url: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
  ];
}
