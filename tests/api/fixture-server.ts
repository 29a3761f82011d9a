import { startServer } from "#main.ts";
import { mappedNetwork } from "../loopback/mapped-network.ts";
import { listPlaces } from "./site-fixture.ts";

// The real server in a process of its own, over the small site of site-fixture.ts and a network
// that ends at this machine. It tells its parent where it listens.
const { url } = await startServer(
  process.env,
  listPlaces(process.env["SITE_FOLDER"]!),
  mappedNetwork(JSON.parse(process.env["LOOPBACK_MAP"] ?? "{}")),
);
process.send?.(url);
