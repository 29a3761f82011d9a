/** How many pages "check the whole site" reads where the operator sets nothing else. */
export const defaultSitePages = 50;
/** The most that the operator may set. */
export const largestSitePages = 500;

/** The links between pages that a report has. Of 50 pages that all link to each other, 2,450. */
export const maxListedLinks = 10_000;
/** The pages that are named beside a broken link: one in the menu is on all of them. */
export const maxNamedPages = 50;
