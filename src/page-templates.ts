import { formTemplates } from "./leads/server/forms/form-templates.ts";
import { searchTemplate } from "./site/search/server/search-page.ts";
import { noticeTemplates } from "./tools/qr-generator/server/notice-page.ts";
import { monitorTemplates } from "./tools/seo-analyzer/server/monitor/monitor-pages.ts";

/** The names of the built pages that the server fills in. */
export const pageTemplates: readonly string[] = [
  ...formTemplates,
  searchTemplate,
  ...noticeTemplates,
  ...monitorTemplates,
];
