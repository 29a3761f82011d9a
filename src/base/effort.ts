import * as z from "zod/mini";

/** Who can do a fix: the owner in the site's panel, its developer, or the host. */
const fixers = ["owner", "developer", "host"] as const;
/** How long a fix takes, in orders of magnitude. */
const fixTimes = ["minutes", "hour", "day"] as const;

/** Who does a fix, and how long it takes; `time` is null where it depends on the site. */
export const Effort = z.object({ by: z.enum(fixers), time: z.nullable(z.enum(fixTimes)) });
export type Effort = z.output<typeof Effort>;
