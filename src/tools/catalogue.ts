import type { Localized } from "#i18n/messages.ts";
import { messages as colorPalette } from "./color-palette/messages.ts";
import { messages as imageOptimizer } from "./image-optimizer/messages.ts";
import { messages as keywordResearch } from "./keyword-research/messages.ts";
import { messages as passwordChecker } from "./password-checker/messages.ts";
import { messages as qrGenerator } from "./qr-generator/messages.ts";
import { messages as seoAnalyzer } from "./seo-analyzer/messages.ts";
import { messages as speedTest } from "./speed-test/messages.ts";

/** What the shared frame of a tool says; every tool has these under the same keys. */
export type FrameMessages = Readonly<
  Record<
    "title" | "tagline" | "summary" | "description" | "privacy" | "opensSoon" | "whileYouWait",
    Localized
  >
>;

/** A tool as lists, menus, search and its own frame know it. */
export interface Tool<Slug extends string = ToolSlug> {
  /** One word for its folder, its page, its route and its line here. */
  readonly slug: Slug;
  /** While false the page shows `opensSoon` in the place of the tool. */
  readonly isOpen: boolean;
  /** Where the work is done: "server" when the visitor's input is sent to ours. */
  readonly runsIn: "browser" | "server";
  /** The glass that its frame is lit with. */
  readonly colour: "violet" | "nile" | "coral" | "blue" | "mari";
  /** Id of the tutorial that `whileYouWait` leads to. */
  readonly tutorial: string;
  readonly messages: FrameMessages;
}

// One tool, one line.
// prettier-ignore
const register = [
  { slug: "seo-analyzer", isOpen: true, runsIn: "server", colour: "violet", tutorial: "seo-analyzer-guide", messages: seoAnalyzer },
  { slug: "speed-test", isOpen: true, runsIn: "server", colour: "nile", tutorial: "website-speed", messages: speedTest },
  { slug: "keyword-research", isOpen: true, runsIn: "server", colour: "coral", tutorial: "seo-basics", messages: keywordResearch },
  { slug: "image-optimizer", isOpen: true, runsIn: "browser", colour: "blue", tutorial: "website-speed", messages: imageOptimizer },
  { slug: "color-palette", isOpen: true, runsIn: "browser", colour: "mari", tutorial: "colours-that-sell", messages: colorPalette },
  { slug: "password-checker", isOpen: true, runsIn: "browser", colour: "coral", tutorial: "passwords-for-teams", messages: passwordChecker },
  { slug: "qr-generator", isOpen: true, runsIn: "browser", colour: "violet", tutorial: "domain-and-email", messages: qrGenerator },
] as const satisfies readonly Tool<string>[];

export type ToolSlug = (typeof register)[number]["slug"];

/**
 * The tools, in the order in which every list shows them.
 * Widened on purpose: on the literal register `tool.isOpen` would be the constant `false`, and what follows
 * `if (tool.isOpen)` would not compile until a tool is open.
 */
export const tools: readonly Tool[] = register;
