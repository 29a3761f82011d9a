import * as z from "zod/mini";
import { largestSitePages, defaultSitePages } from "../site-pages.ts";

export const sitePageVariables = {
  SEO_SITE_PAGES: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) =>
            /^\d{1,3}$/.test(text) &&
            Number(text) >= defaultSitePages &&
            Number(text) <= largestSitePages,
          `must be a whole number from ${defaultSitePages} to ${largestSitePages}: the pages of a site that are read`,
        ),
      ),
    String(defaultSitePages),
  ),
};
