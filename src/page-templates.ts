import { formTemplates } from "./leads/server/forms/form-templates.ts";
import { searchTemplate } from "./site/search/server/search-page.ts";

/** The pages of the build that the server fills. */
export const pageTemplates: readonly string[] = [...formTemplates, searchTemplate];
