import type { Plugin } from "vite";

interface Group {
  readonly name: string;
  readonly test: RegExp;
  readonly tags?: ["$initial"];
  readonly minShareCount?: number;
}

/** Only what an island needs at once, and what another island or a later part needs too. */
const shared = { tags: ["$initial"], minShareCount: 2 } satisfies Partial<Group>;

/**
 * Which modules of the browser share a file. By itself the bundler writes a file for each set of
 * islands that share a module, so that a tool fetched twenty files of a few hundred bytes. The
 * first group that matches a module takes it with all that it imports. What only one island needs
 * stays in its own file, and what waits in an `import()` is not `$initial` and stays there.
 * `tests/built/island-requests.test.ts` counts the result (decision 78).
 */
export const scriptGroups: Group[] = [
  // The code that every page's script needs, although tools share parts of it.
  { name: "page-parts", test: /ui\/feedback\/toast\.ts|vite\/preload-helper/ },
  // React, and the smallest parts that forms and tools share.
  {
    name: "island",
    test: /node_modules\/(?:@astrojs\/react|react|react-dom|scheduler)\/|rolldown\/runtime|ui\/use-(?:lazy-view|leave-warning)\.ts|base\/(?:app|coded|rate-limit)-error\.ts|i18n\/(?:locale|messages|latin-digits)\.ts/,
  },
  { name: "form-kit", test: /src\/leads\//, ...shared },
  // What at least four tools need, and little that fewer need.
  {
    name: "tool-kit",
    test: /ui\/(?:Icon|WorkButton|use-tab-state|use-reveal|use-local-storage|use-task|khatam-path|save-file)\.|ui\/fields\/(?:Choice|Toggle)\.|ui\/feedback\/(?:ErrorBoundary|Callout|Progress)\.|i18n\/format\.ts/,
    ...shared,
  },
  // Two or three tools each: those with settings, with a server, with drawn glass, with files.
  { name: "settings-kit", test: /ui\/(?:Tabs|fields\/Slider|feedback\/LossStatus)\./, ...shared },
  {
    name: "job-kit",
    test: /ui\/job\/|ui\/fields\/(?:AddressField|use-address-field)\./,
    ...shared,
  },
  {
    name: "glass-kit",
    test: /brand\/(?:card\/to-shared-picture|window\/(?:Drawing|geometry\/(?:arch|path)))\.|ui\/(?:CopyButton|share\/ShareButton)\./,
    ...shared,
  },
  { name: "file-kit", test: /ui\/fields\/Dropzone\.|base\/run-in-worker\./, ...shared },
];

/**
 * Lets the file of an island hold what its later parts share with it. Astro asks for files that
 * export nothing but the island, for which the bundler has to write the shared modules apart.
 */
export function sharingIslands(): Plugin {
  return {
    name: "sharing-islands",
    configEnvironment: (name) =>
      name === "client"
        ? { build: { rolldownOptions: { preserveEntrySignatures: "allow-extension" } } }
        : undefined,
  };
}
