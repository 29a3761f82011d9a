import * as z from "zod/mini";
import type { PageAudit } from "../engine/audit.ts";
import { accessGroups } from "../engine/ai/ai-access.ts";
import { aiVerdicts } from "../engine/ai/ai-verdicts.ts";
import { quotableFactIds } from "../engine/ai/quotable-facts.ts";
import { ArabicAuditSchema } from "./arabic-schema.ts";
import { brokenReasons, crawlStops, renderFailures, stages, statuses } from "../contract.ts";
import { largestSitePages, maxListedLinks, maxNamedPages } from "../site-pages.ts";
import { Screenshots } from "./screenshots.ts";
import { maxCodeChars, maxCodes, maxOneWay } from "../engine/site-audit/language-groups.ts";
import type { SiteAudit } from "../engine/site-audit/site-audit.ts";
import { maxEnglishChars, maxLongSentences } from "../engine/text/readability.ts";

/*
 * The schema of a stored analysis, with a maximum for every string and list. The analyzer shortens
 * texts far below these limits; they protect the database from a mistake in the process that parses
 * foreign pages.
 */

/** A stored analysis: codes and values, which become words in the language of each reader. */
export type SeoAudit = PageAudit | SiteAudit;

/**
 * `parseTarget` accepts 2,048 characters, and percent-encoding may make a URL of a page three times
 * as long.
 */
const Address = z.string().check(z.maxLength(3 * 2048));
const Moment = z.string().check(z.maxLength(30));
const Id = z.string().check(z.maxLength(100));
const Score = z.number().check(z.minimum(0), z.maximum(100));
/** A page of the maximum size has room for five million. */
const WordCount = z.int().check(z.minimum(0), z.maximum(1e7));
const Count = z.int().check(z.minimum(0), z.maximum(1e6));
/** The analyzer cuts texts at 300 characters. */
const Text = z.string().check(z.maxLength(1_000));
const Title = z.string().check(z.maxLength(2_500));
const maxRules = 300;
const maxListedUrls = 200;
const Status = z.int().check(z.minimum(0), z.maximum(999));

export const BlockingOutcome = z.strictObject({
  rule: Id,
  status: z.enum(statuses),
  code: z.nullable(Id),
  values: z
    .record(Id, z.union([Text, z.number()]))
    .check(z.refine((values) => Object.keys(values).length <= 30)),
});
const Outcome = z.strictObject({
  ...BlockingOutcome.shape,
  evidence: z.array(Text).check(z.maxLength(10)),
  snippet: z.nullable(z.string().check(z.maxLength(2_000))),
});

/** Lists of a later version may be longer, so the schema only bounds them. */
const maxAiEntries = 100;
const Ai = z.strictObject({
  robotsStatus: Status,
  crawlers: z
    .array(
      z.strictObject({
        token: Id,
        verdict: z.enum(aiVerdicts),
        by: z.enum([...accessGroups, "directive"]),
        directive: z.nullable(Text),
      }),
    )
    .check(z.maxLength(maxAiEntries)),
  nonStandard: z.array(Id).check(z.maxLength(maxAiEntries)),
  words: z.strictObject({ sent: WordCount, rendered: z.nullable(WordCount) }),
  opening: Text,
  facts: z
    .array(
      z.strictObject({
        id: z.enum(quotableFactIds),
        holds: z.boolean(),
        example: z.nullable(Text),
      }),
    )
    .check(z.maxLength(maxAiEntries)),
  llmsTxt: z.nullable(z.strictObject({ title: Text, chars: Count })),
});
export const Platform = z.optional(
  z.strictObject({ id: Id, by: z.array(Id).check(z.maxLength(10)) }),
);

const English = z.optional(
  z.strictObject({
    wordCount: WordCount,
    sentenceCount: WordCount,
    long: z
      .array(
        z.strictObject({
          text: z.string().check(z.maxLength(maxEnglishChars)),
          wordCount: WordCount,
        }),
      )
      .check(z.maxLength(maxLongSentences)),
  }),
);

const Page = z.strictObject({
  kind: z.literal("page"),
  url: Address,
  askedUrl: Address,
  fetchedAt: Moment,
  isRendered: z.boolean(),
  judged: z.enum(["sent", "rendered"]),
  renderFailure: z.optional(z.enum(renderFailures)),
  score: Score,
  passed: Count,
  warnings: Count,
  failed: Count,
  outcomes: z.array(Outcome).check(z.maxLength(maxRules)),
  notes: z.optional(z.array(Outcome).check(z.maxLength(maxRules))),
  preview: z.strictObject({
    title: Text,
    description: Text,
    direction: z.enum(["rtl", "ltr"]),
    site: Text,
    shareTitle: Text,
    shareDescription: Text,
    hasShareImage: z.boolean(),
    heading: Text,
    opening: Text,
    x: z.strictObject({
      card: z.nullable(z.enum(["large", "small"])),
      title: Text,
      description: Text,
      hasImage: z.boolean(),
    }),
  }),
  ai: z.optional(Ai),
  platform: Platform,
  screenshots: z.optional(Screenshots),
  arabic: z.optional(ArabicAuditSchema),
  english: English,
});

const Place = z.int().check(z.minimum(0), z.maximum(largestSitePages));
/** Every page at most once: in one problem, and in one group of pages that are alike. */
const Places = z.array(Place).check(z.maxLength(largestSitePages));
/** A group has two pages or more. */
const maxGroups = largestSitePages / 2;
/** Pages that name one address. */
const NamingPlaces = z.array(Place).check(z.maxLength(maxNamedPages));

const LanguageCode = z.string().check(z.maxLength(maxCodeChars));
const LanguageGroup = z.strictObject({
  pages: z
    .array(
      z.strictObject({ page: Place, codes: z.array(LanguageCode).check(z.maxLength(maxCodes)) }),
    )
    .check(z.maxLength(largestSitePages)),
  oneWay: z.array(z.tuple([Place, Place])).check(z.maxLength(maxOneWay)),
  broken: z.array(LanguageCode).check(z.maxLength(maxOneWay)),
  unread: z.array(LanguageCode).check(z.maxLength(maxOneWay)),
});

const Site = z.strictObject({
  kind: z.literal("site"),
  url: Address,
  fetchedAt: Moment,
  isCut: z.boolean(),
  score: Score,
  pages: z
    .array(
      z.strictObject({
        url: Address,
        status: Status,
        title: Title,
        score: z.nullable(Score),
        depth: z.nullable(Count),
        linksIn: Count,
        lang: z.optional(z.nullable(z.string().check(z.maxLength(3)))),
      }),
    )
    .check(z.maxLength(largestSitePages)),
  problems: z
    .array(
      z.strictObject({
        id: Id,
        status: z.enum(["warning", "failed"]),
        pages: Places,
        groups: z.optional(z.array(Places).check(z.maxLength(maxGroups))),
        addresses: z.optional(
          z
            .array(
              z.strictObject({
                url: Address,
                end: z.nullable(Place),
                from: NamingPlaces,
              }),
            )
            .check(z.maxLength(maxListedUrls)),
        ),
      }),
    )
    .check(z.maxLength(maxRules)),
  languages: z.optional(z.array(LanguageGroup).check(z.maxLength(largestSitePages))),
  checks: z.optional(
    z
      .array(
        z.strictObject({
          rule: Id,
          status: z.enum(statuses),
          share: z.number().check(z.minimum(0), z.maximum(1)),
        }),
      )
      .check(z.maxLength(maxRules)),
  ),
  links: z.array(z.tuple([Place, Place])).check(z.maxLength(maxListedLinks)),
  blocking: z.optional(BlockingOutcome),
  platform: Platform,
  brokenLinks: z.optional(
    z
      .array(
        z.strictObject({
          url: Address,
          reason: z.enum(brokenReasons),
          status: Status,
          from: NamingPlaces,
          sitemap: z.nullable(Address),
        }),
      )
      .check(z.maxLength(maxListedUrls)),
  ),
  unread: z.optional(
    z
      .array(z.strictObject({ url: Address, isOrphan: z.boolean() }))
      .check(z.maxLength(maxListedUrls)),
  ),
  uncheckedCount: z.optional(Count),
  reading: z.optional(
    z.strictObject({
      maxPages: Count,
      stop: z.nullable(z.enum(crawlStops)),
      linkCount: Count,
      unreadCount: Count,
      brokenCount: Count,
    }),
  ),
});

export const SeoAuditSchema: z.ZodMiniType<SeoAudit> = z.discriminatedUnion("kind", [Page, Site]);

export const SeoProgress = z.strictObject({
  stage: z.enum(stages),
  done: Count,
  total: Count,
  pages: z.optional(z.strictObject({ read: Count, max: Count })),
});
