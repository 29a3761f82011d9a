import { formTemplates } from "./leads/server/forms/form-templates.ts";
import { searchTemplate } from "./site/search/server/search-page.ts";

/** The names of the built pages that the server fills in. */
export const pageTemplates: readonly string[] = [...formTemplates, searchTemplate];
