import type { Localized } from "#i18n/messages.ts";
import { messages as colorPalette } from "./color-palette/messages.ts";
import { messages as imageOptimizer } from "./image-optimizer/messages.ts";
import { messages as keywordResearch } from "./keyword-research/messages.ts";
import { messages as passwordChecker } from "./password-checker/messages.ts";
import { messages as qrGenerator } from "./qr-generator/messages.ts";
import { messages as seoAnalyzer } from "./seo-analyzer/messages.ts";
import { messages as speedTest } from "./speed-test/messages.ts";

/** The texts of the frame that all tools share; every tool has them under the same keys. */
export type FrameMessages = Readonly<
  Record<"title" | "tagline" | "summary" | "description" | "privacy", Localized>
>;

/** What lists, menus, search and the frame need to know about a tool. */
export interface Tool<Slug extends string = ToolSlug> {
  /** The name of its folder, its page and its route. */
  readonly slug: Slug;
  /** Where the work is done: "server" when the visitor's input is sent to our server. */
  readonly runsIn: "browser" | "server";
  /** The glass colour of its frame. */
  readonly colour: "violet" | "nile" | "coral" | "blue" | "mari";
  readonly messages: FrameMessages;
}

// One line per tool.
// prettier-ignore
const register = [
  { slug: "seo-analyzer", runsIn: "server", colour: "violet", messages: seoAnalyzer },
  { slug: "speed-test", runsIn: "server", colour: "nile", messages: speedTest },
  { slug: "keyword-research", runsIn: "server", colour: "coral", messages: keywordResearch },
  { slug: "image-optimizer", runsIn: "browser", colour: "blue", messages: imageOptimizer },
  { slug: "color-palette", runsIn: "browser", colour: "mari", messages: colorPalette },
  { slug: "password-checker", runsIn: "browser", colour: "coral", messages: passwordChecker },
  { slug: "qr-generator", runsIn: "browser", colour: "violet", messages: qrGenerator },
] as const satisfies readonly Tool<string>[];

export type ToolSlug = (typeof register)[number]["slug"];

/** All tools, in the order of every list. */
export const tools: readonly Tool[] = register;
