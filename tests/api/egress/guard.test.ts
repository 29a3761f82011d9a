import { expect, test } from "vitest";
import { safeFetch } from "#platform/egress/safe-fetch.ts";
import { EgressError } from "#platform/egress/egress-error.ts";
import { isPublicAddress } from "#platform/egress/public-address.ts";
import {
  internet,
  listOwnAddresses,
  type NetworkAdapter,
} from "#platform/egress/network-adapter.ts";
import {
  listUrls,
  listAddresses,
  hidden,
  listHostSpellings,
  insideNames,
  networks,
  notPages,
} from "./corpus.ts";
import {
  isPublicForOthers,
  getPath,
  startRawServer,
  recordingNetwork,
} from "./recording-network.ts";

const publicAddress = "93.184.215.14";
const options = { signal: new AbortController().signal, userAgent: "Ro2ya test" };
const notPublic = [...new Set(networks.flatMap(([cidr]) => listAddresses(cidr)))];

async function getErrorCode(address: string, network: NetworkAdapter): Promise<string> {
  try {
    await safeFetch(address, network, options);
    return "fetched";
  } catch (error) {
    return error instanceof EgressError ? error.code : `threw ${String(error)}`;
  }
}

test("every special network is refused from its first to its last address, and its neighbours are not", () => {
  expect(notPublic.length).toBeGreaterThan(400);
  expect(notPublic.filter((address) => isPublicAddress(address))).toEqual([]);
  const neighbours = networks.flatMap(([, publicNeighbours]) => publicNeighbours ?? []);
  expect(neighbours.length).toBeGreaterThanOrEqual(40);
  expect(neighbours.filter((address) => !isPublicAddress(address))).toEqual([]);
});

test("what is no address at all is not public", () => {
  for (const text of [
    "",
    "localhost",
    "127.1",
    "0177.0.0.1",
    "1.2.3.4:80",
    "2a00::1%eth0",
    "fe80::1%eth0",
    "[2a00::1]",
    " 1.2.3.4",
  ]) {
    expect(isPublicAddress(text), text).toBe(false);
  }
});

test("this machine's own addresses are refused even where they are public", () => {
  expect(isPublicAddress(publicAddress, new Set([publicAddress]))).toBe(false);
  expect(isPublicAddress("2a00:1450:4001:800::1", new Set(["2a00:1450:4001:800::1"]))).toBe(false);
  expect(isPublicAddress("2a00:1450:4001:0800:0:0:0:1", new Set(["2a00:1450:4001:800::1"]))).toBe(
    false,
  );
  expect(listOwnAddresses().has("127.0.0.1")).toBe(true);
});

test("a non-public address is not connected to however it is spelled", async () => {
  const { network, connectedTo } = recordingNetwork(() => []);
  const spelled = [
    ...new Set(
      hidden.flatMap((address) => listHostSpellings(address).map((host) => `http://${host}/`)),
    ),
  ];
  expect(spelled.length).toBeGreaterThan(700);
  const wrong: string[] = [];
  for (const address of spelled) {
    const code = await getErrorCode(address, network);
    // Some spellings are no address to any parser: a name then, which the name service does not
    // know.
    if (!["bad-address", "blocked-address", "does-not-exist"].includes(code))
      wrong.push(`${address} ${code}`);
  }
  expect(wrong).toEqual([]);
  expect(connectedTo).toEqual([]);
});

test("a spelling that two programs read differently is connected to as it was judged", async () => {
  const { network, connectedTo } = recordingNetwork(() => []);
  for (const address of [
    "http://010.001.002.003/",
    "http://172.016.000.001/",
    "http://0127.0.0.1/",
  ])
    await getErrorCode(address, network);
  expect(connectedTo).toEqual(["8.1.2.3", "172.14.0.1", "87.0.0.1"]);
});

test("a non-public address is not connected to whatever is around it", async () => {
  const { network, connectedTo } = recordingNetwork(() => [publicAddress]);
  const written = [
    "127.0.0.1",
    "0x7f.1",
    "2130706433",
    "①②⑦.1",
    "169.254.169.254",
    "[::1]",
    "[::ffff:a9fe:a9fe]",
    "localhost",
  ].flatMap(listUrls);
  expect(written.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  for (const address of written) {
    const code = await getErrorCode(address, network);
    if (code !== "bad-address" && code !== "blocked-address") wrong.push(`${address} ${code}`);
  }
  expect(wrong).toEqual([]);
  expect(connectedTo).toEqual([]);
});

test("O-07 what is no public page's address is refused before a name is resolved", async () => {
  const { network, connectedTo, resolved } = recordingNetwork(() => [publicAddress]);
  for (const address of notPages)
    expect(await getErrorCode(address, network), address).toBe("bad-address");
  expect(resolved).toEqual([]);
  expect(connectedTo).toEqual([]);
});

test("a name of inside is refused even where it resolves to a public address", async () => {
  const { network, connectedTo, resolved } = recordingNetwork(() => [publicAddress]);
  for (const name of insideNames)
    expect(await getErrorCode(`http://${name}/`, network), name).toBe("blocked-address");
  expect(resolved).toEqual([]);
  expect(connectedTo).toEqual([]);
});

test("a name that resolves to a non-public address is refused, alone or among public ones", async () => {
  let addresses: readonly string[] = [];
  const { network, connectedTo } = recordingNetwork(() => addresses);
  const wrong: string[] = [];
  let cases = 0;
  for (const address of notPublic) {
    for (addresses of [
      [address],
      [publicAddress, address],
      [address, publicAddress],
      [publicAddress, "2a00:1450:4001:800::1", address],
    ]) {
      cases++;
      const code = await getErrorCode("http://shop.example/", network);
      if (code !== "blocked-address") wrong.push(`${addresses.join()} ${code}`);
    }
  }
  for (addresses of [
    ["fe80::1%eth0"],
    ["not an address"],
    ["127.1"],
    [""],
    [`${publicAddress}:80`],
  ]) {
    cases++;
    expect(await getErrorCode("http://shop.example/", network)).toBe("blocked-address");
  }
  expect(cases).toBeGreaterThan(1_600);
  expect(wrong).toEqual([]);
  expect(connectedTo).toEqual([]);
});

test("the product's own connect refuses what is not public, should all before it have failed", async () => {
  for (const address of [...notPublic, "localhost", "127.1", ""]) {
    await expect(internet.connect(address, 80, options.signal), address).rejects.toMatchObject({
      code: "blocked-address",
    });
  }
});

test("a redirect to what is not public ends before the second connection", async () => {
  const ways = hidden.slice(0, 9).flatMap((address) => [
    `http://${address}/`,
    `//${address}/`,
    `http:\\\\${address}`,
    `http://shop.example@${address}/`,
    ...listHostSpellings(address)
      .filter((host) => !/[\n\t]/.test(host))
      .map((host) => `http://${host}/`),
  ]);
  const otherLocation = [
    "http://localhost/",
    "http://inside.example/",
    "file:///etc/passwd",
    "gopher://shop.example/",
    "ftp://shop.example/",
    "data:,x",
    "javascript:0",
    "http://shop.example:22/",
  ];
  const locations = [...new Set([...ways, ...otherLocation])];
  let location = "";
  let status = 302;
  const { port } = await startRawServer((_request, write, end) => {
    write(
      Buffer.from(
        `HTTP/1.1 ${status} Moved\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`,
        "utf8",
      ),
    );
    end();
  });
  const { network, connectedTo } = recordingNetwork(
    (name) =>
      name === "shop.example" ? [publicAddress] : name === "inside.example" ? ["10.0.0.5"] : [],
    port,
  );
  const wrong: string[] = [];
  let cases = 0;
  for (const [i, to] of locations.entries()) {
    location = to;
    status = [301, 302, 303, 307, 308][i % 5]!;
    const before = connectedTo.length;
    const code = await getErrorCode("http://shop.example/", network);
    cases++;
    if (
      !["bad-redirect", "blocked-address", "does-not-exist"].includes(code) ||
      connectedTo.length !== before + 1
    )
      wrong.push(`${status} ${to} ${code}`);
  }
  expect(cases).toBeGreaterThan(400);
  expect(wrong).toEqual([]);
  expect(connectedTo.filter((address) => !isPublicForOthers(address))).toEqual([]);
});

test("a name that is public at first and private at second sight is connected to at first sight only", async () => {
  const { port } = await startRawServer((request, write, end) => {
    if (getPath(request) === "/again") write("HTTP/1.1 302 Moved\r\nLocation: /end\r\n\r\n");
    else write("HTTP/1.1 200 OK\r\n\r\nhello");
    end();
  });
  for (const inside of [
    "127.0.0.1",
    "169.254.169.254",
    "10.0.0.1",
    "::1",
    "::ffff:7f00:1",
    "64:ff9b::7f00:1",
    "fd00:ec2::254",
  ]) {
    const { network, connectedTo, resolved } = recordingNetwork(
      (_name, resolutionIndex) => [resolutionIndex === 0 ? publicAddress : inside],
      port,
    );
    // One request: what was checked is what is connectedTo, and nothing is resolved in between.
    expect((await safeFetch("http://rebind.example/", network, options)).bytes.toString()).toBe(
      "hello",
    );
    expect(resolved).toEqual(["rebind.example"]);
    expect(connectedTo).toEqual([publicAddress]);
    // The next look at the same name is judged anew, be it a new fetch or a redirect.
    expect(await getErrorCode("http://rebind.example/", network)).toBe("blocked-address");
    const fresh = recordingNetwork(
      (_name, resolutionIndex) => [resolutionIndex === 0 ? publicAddress : inside],
      port,
    );
    expect(await getErrorCode("http://rebind.example/again", fresh.network)).toBe(
      "blocked-address",
    );
    expect([...connectedTo, ...fresh.connectedTo]).toEqual([publicAddress, publicAddress]);
  }
});

test("addresses of a name are connected to in turn until one answers, three at most", async () => {
  const connectedTo: string[] = [];
  const network: NetworkAdapter = {
    resolve: async () => ["93.184.215.1", "93.184.215.2", "93.184.215.3", "93.184.215.4"],
    connect: async (address) => {
      connectedTo.push(address);
      throw new EgressError("refused", "no answer");
    },
  };
  expect(await getErrorCode("http://shop.example/", network)).toBe("refused");
  expect(connectedTo).toEqual(["93.184.215.1", "93.184.215.2", "93.184.215.3"]);
});
