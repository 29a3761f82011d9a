import { readdirSync } from "node:fs";

const folders = (name: string): string[] => readdirSync(`content/${name}`).sort();
const tools = [
  "seo-analyzer",
  "speed-test",
  "keyword-research",
  "image-optimizer",
  "color-palette",
  "password-checker",
  "qr-generator",
];

/** Every address of the route table, without its language. */
export const routes: readonly string[] = [
  "/",
  "/services",
  ...folders("services").map((id) => `/services/${id}`),
  "/portfolio",
  ...folders("projects").map((id) => `/portfolio/${id}`),
  "/tools",
  ...tools.map((slug) => `/tools/${slug}`),
  "/tutorials",
  ...folders("tutorials").map((id) => `/tutorials/${id}`),
  "/about",
  "/contact",
  "/request-service",
  "/privacy-policy",
  "/terms-conditions",
];
