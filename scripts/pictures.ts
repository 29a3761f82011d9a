/** Draws the portfolio's pictures and encodes them: `npm run pictures -- fustat-pottery` does one project. */
import { spawnSync } from "node:child_process";

for (const step of ["pictures/render.ts", "pictures/encode.ts", ...(process.argv.length > 2 ? [] : ["pictures/share.ts"])]) {
  const { status } = spawnSync(process.execPath, [step, ...process.argv.slice(2)], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
