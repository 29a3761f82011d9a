/**
 * The tables of the database. Each part declares its own beside its row types and migrations:
 * `declare module "#platform/database/tables.ts" { interface Tables { leads: LeadRow } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Tables {}
