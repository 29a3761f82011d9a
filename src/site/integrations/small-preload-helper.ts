import type { Plugin } from "vite";

const helperId = "\0vite/preload-helper.js";

/**
 * Fetches the modules that a lazily loaded one imports side by side with it. It knows nothing of
 * style sheets, since no lazily loaded module has one (`tests/built/lazy-modules.test.ts`).
 */
const helper = `export const __vitePreload = (load, modules = []) => {
  for (const module of modules) {
    const href = "/" + module;
    if (!module || document.querySelector(\`link[href="\${href}"]\`)) continue;
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
  return load();
};`;

/** The list of modules that Vite writes at the head of a chunk with lazily loaded ones. */
const moduleList = /(?<=__vite__mapDeps=.{0,60}m\.f=)\[[^\]]*\]/;

/**
 * Replaces Vite's own helper with a short one, which every page carries for its lazily loaded
 * modules: about 500 bytes of each page's 3 KB of scripts were for style sheets, nonces and
 * browsers without `modulepreload`, which simply fetch the modules one after the other. From the
 * lists of modules it takes what is there already, because the chunk itself imports it, and the
 * sheets of that, which are in the page: other places in the list keep their numbers.
 */
export function smallPreloadHelper(): Plugin {
  return {
    name: "small-preload-helper",
    enforce: "pre",
    transform(_code, id) {
      return id === helperId ? { code: helper, map: null } : undefined;
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = new Map(
          Object.values(bundle).flatMap((part) =>
            part.type === "chunk" ? [[part.fileName, part] as const] : [],
          ),
        );
        for (const chunk of chunks.values()) {
          const files = listImports(chunk.fileName, (name) => chunks.get(name)?.imports ?? []);
          const sheets = [...files].flatMap((name) => [
            ...(chunks.get(name)?.viteMetadata?.importedCss ?? []),
          ]);
          const loaded = new Set([...files, ...sheets]);
          chunk.code = chunk.code.replace(moduleList, (list) => {
            const modules: readonly string[] = JSON.parse(list);
            return `[${modules.map((name) => (loaded.has(name) ? "" : JSON.stringify(name))).join(",")}]`;
          });
        }
      },
    },
  };
}

/** A module and all that it imports statically, over any number of steps. */
function listImports(
  name: string,
  getImports: (name: string) => readonly string[],
): ReadonlySet<string> {
  const reached = new Set([name]);
  // A set that grows while it is walked is walked to its new end.
  for (const each of reached) for (const imported of getImports(each)) reached.add(imported);
  return reached;
}
