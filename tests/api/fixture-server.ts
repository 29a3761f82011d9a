import { startServer } from "#api/server.ts";
import { placesIn } from "./site-fixture.ts";

// The real server in a process of its own, over the small site of site-fixture.ts. It tells its parent where it listens.
const { url } = await startServer(process.env, placesIn(process.env["SITE_FOLDER"]!));
process.send?.(url);
