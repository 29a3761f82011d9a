/**
 * Renders and encodes the pictures of the portfolio, and renders the pictures of shared links. `npm
 * run pictures -- fustat-pottery` renders one project, `npm run pictures -- --share` only the
 * pictures of shared links, after a title has changed.
 */
import { spawnSync } from "node:child_process";

const requested = process.argv.slice(2);
const projects = ["pictures/render.ts", "pictures/encode.ts"];
const steps = requested.includes("--share")
  ? ["pictures/share.ts"]
  : requested.length > 0
    ? projects
    : [...projects, "pictures/share.ts"];

for (const step of steps) {
  const { status } = spawnSync(
    process.execPath,
    [step, ...requested.filter((word) => word !== "--share")],
    { stdio: "inherit" },
  );
  if (status !== 0) process.exit(status ?? 1);
}
