/**
 * Starts the whole product as `npm start` does, with names that visitors type mapped to ports of
 * this machine: `npm run serve:test -- --map shop.example=127.0.0.1:4501 --map
 * shop.example:443=127.0.0.1:4502`. Nothing else can be reached from it.
 */
import { parseArgs } from "node:util";
import { startServer } from "#main.ts";
import { buildIfChanged } from "../scripts/build-site.ts";
import { mappedNetwork, type LoopbackMap } from "./loopback/mapped-network.ts";

const { values } = parseArgs({ options: { map: { type: "string", multiple: true, default: [] } } });

function parseEntry(text: string): readonly [string, number] {
  const [, name, port] = /^([\w.-]+(?::\d+)?)=127\.0\.0\.1:(\d+)$/.exec(text) ?? [];
  if (name === undefined || port === undefined)
    throw new Error(`--map wants name=127.0.0.1:port and not ${text}`);
  return [name, Number(port)];
}

const map: LoopbackMap = Object.fromEntries(values.map.map(parseEntry));
await buildIfChanged();
const { url } = await startServer(process.env, undefined, mappedNetwork(map));
console.log(`${url} knows ${Object.keys(map).join(", ") || "no name"}`);
