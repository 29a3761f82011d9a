import type { Plugin } from "vite";

const fieldTables = /\/src\/leads\/(?:[\w-]+-)?fields\.ts$/;
/**
 * What only the server reads of a field: its column, its title in CSV, its places in hash and
 * export, and its row in the agency's mail.
 */
const storedPlaces =
  /\b(?:(?:column|csvTitle): "[^"]*"|(?:hashPosition|exportPosition): \d+|mail: \{[^{}]*\}),?/g;

/**
 * Leaves out of the browser's scripts where a form's fields are stored and sent. The tables of
 * fields are one source for browser and server, and the form pages are close to their size limit.
 */
export function stripStoredPlaces(): Plugin {
  return {
    name: "strip-stored-places",
    enforce: "pre",
    transform(code, id, options) {
      if (options?.ssr === true || !fieldTables.test(id)) return undefined;
      return { code: code.replaceAll(storedPlaces, ""), map: null };
    },
  };
}
