import { file, glob } from "astro/loaders";
import { z } from "astro/zod";
import { defineCollection } from "astro:content";
import { hasCitation } from "./experiments/fill-figures.ts";
import { resultsSchema } from "./experiments/results.ts";
import { description, tutorialTexts } from "./tutorial-texts.ts";

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case words joined by hyphens");
const sentence = z.string().min(1).max(400);
const localized = z.object({ ar: sentence, en: sentence });
/** A day as YYYY-MM-DD. YAML parses an unquoted date as a point in time in UTC. */
const day = z
  .preprocess(
    (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
    z.iso.date(),
  )
  .describe("YYYY-MM-DD");

/** `facts.yml` contains what does not depend on the language, `ar.md` and `en.md` what does. */
function defineFacts<T extends z.ZodType>(folder: string, schema: T) {
  return defineCollection({
    loader: glob({
      base: `./content/${folder}`,
      pattern: "*/facts.yml",
      generateId: ({ entry }) => entry.split("/")[0]!,
    }),
    schema,
  });
}

function defineWords<T extends z.ZodType>(folder: string, schema: T) {
  return defineCollection({
    loader: glob({
      base: `./content/${folder}`,
      pattern: "*/{ar,en}.md",
      generateId: ({ entry }) => entry.replace(/\.md$/, ""),
    }),
    schema,
  });
}

/**
 * A text that may cite figures of an experiment. One that does has its length when they are filled
 * in, and `content.ts` checks it then.
 */
const citing = (text: z.ZodString) =>
  z.string().superRefine((value, context) => {
    if (hasCitation(value)) return;
    for (const { message } of text.safeParse(value).error?.issues ?? [])
      context.addIssue({ code: "custom", message });
  });

/** What a price is for: the whole project, a month of work, or a piece of writing. */
export const pricePeriods = ["project", "month", "piece"] as const;

/** A range in Egyptian pounds. `content/prices.yml` says that all of them are samples. */
const price = z
  .object({
    from: z.number().int().positive(),
    to: z.number().int().positive(),
    per: z.enum(pricePeriods),
    example: z.number().int().positive().describe("of the case that `priceExample` names"),
  })
  .refine(({ from, to }) => from < to, "from has to be below to")
  .refine(
    ({ from, to, example }) => from <= example && example <= to,
    "the example has to be within the range",
  );

/** A value of a project's results in its row of the table, which a phone has to show whole. */
const figureText = z.string().min(1).max(20).describe("with its unit, or that it was not counted");

/** Who says something about the work, and what. */
const person = {
  name: z.string().min(1),
  role: z.string().min(1),
  initial: z.string().length(1),
  content: z.string().min(1).max(280),
};

export const projectCategories = ["websites", "mobileApps", "branding"] as const;
export const tutorialCategories = [
  "hosting",
  "seo",
  "marketing",
  "design",
  "performance",
  "security",
] as const;

export const collections = {
  serviceFacts: defineFacts("services", z.object({ order: z.number().int(), price })),
  serviceWords: defineWords(
    "services",
    z.object({
      title: z.string().max(30),
      summary: z.string().max(90).describe("one line under the title in lists"),
      lede: sentence.describe("two or three sentences at the head of the page"),
      description,
      features: z
        .array(z.object({ name: z.string().max(32), detail: z.string().max(110) }))
        .length(6),
      steps: z
        .array(sentence)
        .length(4)
        .describe("what happens in each of the four steps, in their order"),
      duration: z.string().max(40).describe("how long it usually takes"),
      meet: z.string().max(50).describe("who you will work with"),
      priceExample: z.string().max(60).describe("what the price of the example is for"),
      priceFactors: z.string().max(160).describe("what makes the price higher or lower"),
      questions: z
        .array(z.object({ question: sentence, answer: z.string().max(600) }))
        .min(3)
        .max(5),
    }),
  ),
  exchangeRates: defineCollection({
    loader: file("content/prices.yml"),
    schema: z.object({ pounds: z.number().positive(), date: day }),
  }),
  projectFacts: defineFacts(
    "projects",
    z
      .object({
        order: z.number().int(),
        category: z.enum(projectCategories),
        service: slug.describe("the service that a similar request begins with"),
        client: localized,
        date: day,
        measured: day.describe("when the figures of `results` were last taken"),
        technologies: z
          .array(z.union([z.string(), localized]))
          .min(1)
          .describe("the name of a product, or ar and en"),
        link: z.url().optional(),
      })
      .refine(({ date, measured }) => measured >= date, {
        path: ["measured"],
        error: "the figures were not taken before the date",
      }),
  ),
  projectWords: defineWords(
    "projects",
    z.object({
      title: z.string().max(70),
      summary: z.string().max(140).describe("one sentence under the title"),
      description,
      coverAlt: sentence.describe("what the cover shows, for who cannot see it"),
      results: z.object({
        method: z.string().min(1).max(140).describe("how and over which time it was measured"),
        figures: z
          .array(
            z.object({
              name: z.string().min(1).max(60).describe("what was measured"),
              before: figureText,
              after: figureText,
            }),
          )
          .min(2)
          .max(4)
          .describe("figures that the text states, with the same numbers in both languages"),
      }),
      quote: z
        .object(person)
        .optional()
        .describe("what the client says, where no testimonial names the project"),
    }),
  ),
  tutorialFacts: defineFacts(
    "tutorials",
    z
      .object({
        date: day,
        reviewed: day.describe("when the text was last compared with its sources"),
        category: z.enum(tutorialCategories),
        author: slug.describe("a folder of content/team"),
        related: z
          .array(slug)
          .describe("folders of content/tutorials; one that does not exist stops the build"),
        image: z.boolean().default(true).describe("false where the article has no cover"),
      })
      .refine(({ date, reviewed }) => reviewed >= date, {
        path: ["reviewed"],
        error: "the review is not before the date",
      }),
  ),
  tutorialWords: defineWords(
    "tutorials",
    z.object({
      title: citing(tutorialTexts.shape.title),
      summary: citing(tutorialTexts.shape.summary),
      description: citing(description),
      takeaways: z.array(citing(tutorialTexts.shape.takeaways.element)).min(3).max(5),
    }),
  ),
  experimentResults: defineCollection({
    loader: glob({
      base: "./content/tutorials",
      pattern: "*/experiment/results.json",
      generateId: ({ entry }) => entry.split("/")[0]!,
    }),
    schema: resultsSchema,
  }),
  teamFacts: defineFacts("team", z.object({ order: z.number().int() })),
  teamWords: defineWords(
    "team",
    z.object({
      name: z.string(),
      role: z.string(),
      initial: z.string().length(1),
      about: sentence,
    }),
  ),
  testimonialFacts: defineFacts(
    "testimonials",
    z.object({ order: z.number().int(), project: slug.optional() }),
  ),
  testimonialWords: defineWords("testimonials", z.object({ ...person, company: z.string() })),
  legal: defineWords(
    "legal",
    z.object({ title: z.string(), description, lede: sentence, updated: day }),
  ),
};
