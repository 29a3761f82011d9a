import { readdirSync } from "node:fs";
import { tools } from "#tools/catalogue.ts";

const listFolders = (name: string): string[] => readdirSync(`content/${name}`).sort();

/** The paths of all pages, without their language. @see docs/specification.md#routes */
export const routes: readonly string[] = [
  "/",
  "/services",
  ...listFolders("services").map((id) => `/services/${id}`),
  "/portfolio",
  ...listFolders("projects").map((id) => `/portfolio/${id}`),
  "/tools",
  ...tools.map(({ slug }) => `/tools/${slug}`),
  "/tutorials",
  ...listFolders("tutorials").map((id) => `/tutorials/${id}`),
  "/about",
  "/contact",
  "/request-service",
  "/privacy-policy",
  "/terms-conditions",
];
