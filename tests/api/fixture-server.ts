import { startServer } from "#main.ts";
import { mappedWorld } from "../loopback/mapped-network.ts";
import { placesIn } from "./site-fixture.ts";

// The real server in a process of its own, over the small site of site-fixture.ts and a world that ends at this
// machine. It tells its parent where it listens.
const { url } = await startServer(
  process.env,
  placesIn(process.env["SITE_FOLDER"]!),
  mappedWorld(JSON.parse(process.env["LOOPBACK_MAP"] ?? "{}")),
);
process.send?.(url);
