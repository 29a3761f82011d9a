import type { Plugin } from "vite";

const helperId = "\0vite/preload-helper.js";

/**
 * Fetches the modules that a lazily loaded one imports side by side with it. It knows nothing of
 * style sheets, since no lazily loaded module has one (`tests/built/lazy-modules.test.ts`).
 */
const helper = `export const __vitePreload = (load, modules = []) => {
  for (const module of modules) {
    const href = "/" + module;
    if (document.querySelector(\`link[href="\${href}"]\`)) continue;
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
  return load();
};`;

/**
 * Puts a short helper in the place of Vite's own, which every page carries for its lazily loaded
 * modules: about 500 bytes of each page's 3 KB of scripts were for style sheets, nonces and
 * browsers without `modulepreload`, which simply fetch the modules one after the other.
 */
export function smallPreloadHelper(): Plugin {
  return {
    name: "small-preload-helper",
    enforce: "pre",
    transform(_code, id) {
      return id === helperId ? { code: helper, map: null } : undefined;
    },
  };
}
