import { useEffect, useState } from "react";

/** In UTF-16 units; Google Ads accepts 80 characters. */
export const maxKeywordChars = 80;
/**
 * The query parameter in which the keyword research passes a keyword; it stays in the link of the
 * report.
 */
const parameter = "keyword";

/** The keyword that the page should be found by, kept in the address. */
export function useTargetKeyword(): readonly [string, (keyword: string) => void] {
  const [keyword, setKeyword] = useState("");

  // Runs once: the address is read after mounting, because the server renders without one.
  useEffect(() => {
    const typed = new URL(location.href).searchParams.get(parameter)?.trim() ?? "";
    setKeyword(typed.slice(0, maxKeywordChars));
  }, []);

  return [
    keyword,
    (typed) => {
      setKeyword(typed);
      writeToAddress(typed.trim());
    },
  ];
}

function writeToAddress(keyword: string): void {
  const url = new URL(location.href);
  if (keyword === "") url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, keyword);
  history.replaceState(history.state, "", url);
}
