import { useLocalStorage } from "#ui/use-local-storage.ts";
import {
  addCode,
  parseSavedCodes,
  removeCode,
  updateCode,
  type SavedCode,
} from "../engine/saved-codes.ts";

const none: readonly SavedCode[] = [];

/** The codes whose keys this browser keeps. */
export function useCodes() {
  const [codes, store] = useLocalStorage("qr-generator:codes", none, parseSavedCodes);
  return {
    codes,
    has: (key: string) => codes.some((code) => code.key === key),
    /** @returns whether the browser stored it */
    add: (code: SavedCode): boolean => store(addCode(codes, code)),
    update: (code: SavedCode): boolean => store(updateCode(codes, code)),
    remove: (key: string): boolean => store(removeCode(codes, key)),
  };
}
