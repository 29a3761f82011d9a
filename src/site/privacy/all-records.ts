import { formRecords } from "./form-records.ts";
import type { ServerRecord } from "./record.ts";
import { toolRecords } from "./tool-records.ts";

/** Everything that the server stores. */
export const serverRecords: readonly ServerRecord[] = [...formRecords, ...toolRecords];
