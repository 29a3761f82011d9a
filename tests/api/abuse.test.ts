import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { normalizeIp, normalizeSubnet } from "#platform/limits/normalize-ip.ts";
import { answerMessages } from "#leads/answer-messages.ts";
import { isSuspicious } from "#leads/server/abuse/suspicion.ts";
import { isSolution, parseDifficulty, solve } from "#leads/engine/proof-of-work.ts";
import { goodMessage, goodRequest, multipart, plainFormAccept, urlencoded } from "./forms.ts";
import { sampleFile } from "./sample-files.ts";
import { startApp } from "./start-app.ts";

type App = Awaited<ReturnType<typeof startApp>>["app"];

const noon = Date.parse("2026-11-21T12:00:00Z");
const send = (
  app: App,
  change: object = {},
  headers: Record<string, string> = {},
  remoteAddress = "203.0.113.7",
) =>
  app.inject({
    method: "POST",
    url: "/api/contact",
    payload: { ...goodMessage, key: randomUUID(), message: randomUUID(), ...change },
    headers,
    remoteAddress,
  });
const sendPlainly = (app: App, change: object = {}) => {
  const { headers, payload } = urlencoded({
    ...goodMessage,
    message: randomUUID(),
    locale: "en",
    ...change,
  });
  return app.inject({
    method: "POST",
    url: "/api/contact",
    payload,
    headers: { ...headers, accept: plainFormAccept },
    remoteAddress: "203.0.113.9",
  });
};
/** The next number after one that solves a challenge too. */
function findNext(challenge: string, after: number): number {
  const bits = parseDifficulty(challenge);
  for (let n = after + 1; ; n++) if (isSolution(`${challenge}:${n}`, bits)) return n;
}
const few = { maxPerIp: 3, maxBeforeChallenge: 1e9, maxTotal: 1e9 };
const attackLimits = { maxPerIp: 1e9, maxBeforeChallenge: 2, maxTotal: 1e9 };

test("F-16 who sends too many forms learns when to come back, others are served, and ten minutes later so is he", async () => {
  let time = noon;
  const { app, stored } = await startApp({ limits: few, now: () => new Date(time) });
  for (let i = 0; i < 3; i++) expect((await send(app)).statusCode).toBe(201);
  time += 60_000;
  const rejected = await send(app);
  expect(rejected.statusCode).toBe(429);
  expect(rejected.json()).toEqual({ code: "too-many" });
  expect(rejected.headers["retry-after"]).toBe("540");
  expect((await send(app, {}, {}, "203.0.113.8")).statusCode).toBe(201);
  time += 540_000;
  expect((await send(app)).statusCode).toBe(201);
  expect(await stored()).toHaveLength(5);
});

test("F-26 a plain form that is one too many comes back with all that was typed and with words", async () => {
  const { app } = await startApp({ limits: { ...few, maxPerIp: 1 } });
  await sendPlainly(app);
  const answer = await sendPlainly(app, { name: "Mona <b>" });
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(answer.body).toContain(answerMessages["too-many"].en);
  expect(answer.body).toContain('value="Mona &#60;b&#62;"');
});

test("Q-39 a request that is one too many leaves no file behind, and forms that break a rule are not counted", async () => {
  const { app, keptFiles: listStoredFiles } = await startApp({ limits: { ...few, maxPerIp: 1 } });
  const post = async (fields: Record<string, string>) => {
    const { headers, payload } = await multipart(fields, {
      name: "brief.pdf",
      bytes: sampleFile("pdf"),
    });
    return (await app.inject({ method: "POST", url: "/api/service-requests", headers, payload }))
      .statusCode;
  };
  expect(await post({ ...goodRequest, email: "a@" })).toBe(400);
  expect(await post({ ...goodRequest, name: "One" })).toBe(201);
  expect(await post({ ...goodRequest, name: "Two" })).toBe(429);
  expect(await listStoredFiles()).toHaveLength(1);
});

test("F-16 there is a limit for everybody together", async () => {
  const { app } = await startApp({
    limits: { maxPerIp: 1e9, maxBeforeChallenge: 1e9, maxTotal: 2 },
  });
  const statuses = [];
  for (const address of ["203.0.113.1", "203.0.113.2", "203.0.113.3"])
    statuses.push((await send(app, {}, {}, address)).statusCode);
  expect(statuses).toEqual([201, 201, 429]);
});

test("F-12 under attack a script brings a proof of work, each proof is good once, and a forged one never", async () => {
  const { app, stored } = await startApp({ limits: attackLimits });
  await send(app);
  await send(app);
  const challenged = await send(app);
  expect(challenged.statusCode).toBe(428);
  expect(challenged.json().code).toBe("proof-needed");
  const solution = solve(challenged.json().challenge);
  expect((await send(app, {}, { "x-form-proof": solution })).statusCode).toBe(201);
  expect((await send(app, {}, { "x-form-proof": solution })).statusCode).toBe(428);
  expect((await send(app, {}, { "x-form-proof": solve(`${noon}.0.x.forged`) })).statusCode).toBe(
    428,
  );
  expect(
    (await send(app, {}, { "x-form-proof": `${challenged.json().challenge}:1` })).statusCode,
  ).toBe(428);
  expect((await stored()).map(({ state }) => state)).toEqual(["new", "new", "new"]);
});

test("F-12 one challenge is good once, whatever is written behind its signature", async () => {
  const { app } = await startApp({ limits: attackLimits });
  for (let i = 0; i < 2; i++) await send(app);
  const { challenge } = (await send(app)).json();
  for (const added of [".x", "."]) {
    const forged = { "x-form-proof": solve(`${challenge}${added}`) };
    expect((await send(app, {}, forged)).statusCode).toBe(428);
  }
  const proof = solve(challenge);
  const another = `${challenge}:${findNext(challenge, Number(proof.split(":")[1]))}`;
  expect((await send(app, {}, { "x-form-proof": proof })).statusCode).toBe(201);
  expect((await send(app, {}, { "x-form-proof": another })).statusCode).toBe(428);
});

test("F-12 a solution from another address is answered with a challenge of its own, which that address can solve", async () => {
  const { app } = await startApp({ limits: attackLimits });
  for (let i = 0; i < 2; i++) await send(app);
  const proof = { "x-form-proof": solve((await send(app)).json().challenge) };
  const moved = await send(app, {}, proof, "203.0.113.8");
  expect(moved.statusCode).toBe(428);
  const own = { "x-form-proof": solve(moved.json().challenge) };
  expect((await send(app, {}, own, "203.0.113.8")).statusCode).toBe(201);
});

test("F-12 F-16 solutions that an address has kept for the next ten minutes count against its limit there", async () => {
  let time = noon + 590_000;
  const { app } = await startApp({
    limits: { maxPerIp: 2, maxBeforeChallenge: 0, maxTotal: 1e9 },
    now: () => new Date(time),
  });
  const proofs: string[] = [];
  for (let i = 0; i < 2; i++) proofs.push(solve((await send(app)).json().challenge));
  time += 20_000;
  const fresh = solve((await send(app)).json().challenge);
  const statuses: number[] = [];
  for (const proof of [fresh, ...proofs])
    statuses.push((await send(app, {}, { "x-form-proof": proof })).statusCode);
  expect(statuses).toEqual([201, 201, 429]);
});

test("F-25 under attack a form without JavaScript is still stored and thanked for, as a suspect", async () => {
  const { app, stored } = await startApp({ limits: { ...attackLimits, maxBeforeChallenge: 1 } });
  await sendPlainly(app);
  expect((await sendPlainly(app, { message: "from a person" })).statusCode).toBe(200);
  expect(await stored()).toContainEqual(
    expect.objectContaining({ state: "spam", message: "from a person" }),
  );
  expect(await stored()).toContainEqual(expect.objectContaining({ state: "new" }));
});

test("F-28 what fills in the field that no visitor sees is kept as spam and thanked like everybody, and the field is not stored", async () => {
  const { app, stored } = await startApp();
  expect((await send(app, { homepage: "https://pills.example" })).statusCode).toBe(201);
  const { headers, payload } = await multipart({ ...goodRequest, homepage: "x" });
  expect(
    (await app.inject({ method: "POST", url: "/api/service-requests", headers, payload }))
      .statusCode,
  ).toBe(201);
  expect((await stored()).map(({ state }) => state)).toEqual(["spam", "spam"]);
  expect(JSON.stringify(await stored())).not.toContain("homepage");
});

test("F-28 a token tells how long the visitor wrote; a forged one counts as none", async () => {
  let time = noon;
  const { app, stored } = await startApp({ now: () => new Date(time) });
  const { token } = (await app.inject("/api/form-token")).json();
  const links =
    "http://a.example http://b.example http://c.example http://d.example http://e.example";
  time += 20_000;
  await send(app, { message: `1 ${links}` }, { "x-form-token": token });
  await send(app, { message: `2 ${links}` }, { "x-form-token": `${token}x` });
  await send(app, { message: `3 ${links}` });
  await send(app, { message: "4 without a link" });
  const states = (await stored()).map((lead) => [
    lead.kind === "contact" && lead.message[0],
    lead.state,
  ]);
  expect(Object.fromEntries(states)).toEqual({ 1: "new", 2: "spam", 3: "spam", 4: "new" });
});

test("F-28 one weak sign alone makes no lead suspicious", () => {
  const person = {
    isHoneypotFilled: false,
    tokenAgeMs: 30_000,
    isSolutionMissing: false,
    text: "مرحبًا",
  };
  expect(isSuspicious(person)).toBe(false);
  expect(isSuspicious({ ...person, tokenAgeMs: undefined })).toBe(false);
  expect(isSuspicious({ ...person, tokenAgeMs: 300 })).toBe(false);
  expect(isSuspicious({ ...person, text: "www.a.example ".repeat(9) })).toBe(false);
  expect(isSuspicious({ ...person, tokenAgeMs: 300, text: '<a href="http://a.example">' })).toBe(
    true,
  );
  expect(isSuspicious({ ...person, isHoneypotFilled: true })).toBe(true);
});

test("B-23 the address that a request claims is believed from a named proxy alone", async () => {
  const claim = { "x-forwarded-for": "198.51.100.1" };
  const open = await startApp({ limits: { ...few, maxPerIp: 1 } });
  await send(open.app, {}, claim);
  expect((await send(open.app, {}, { "x-forwarded-for": "198.51.100.2" })).statusCode).toBe(429);
  const behind = await startApp({
    limits: { ...few, maxPerIp: 1 },
    trustedProxies: ["203.0.113.7"],
  });
  await send(behind.app, {}, claim);
  expect((await send(behind.app, {}, { "x-forwarded-for": "198.51.100.2" })).statusCode).toBe(201);
  expect(
    (await send(behind.app, {}, { "x-forwarded-for": "9.9.9.9, 198.51.100.2" })).statusCode,
  ).toBe(429);
});

test("B-23 no address is in the database", async () => {
  const { app, database } = await startApp({ limits: few });
  await send(app);
  await send(app);
  const counts = await database.read((db) =>
    db.selectFrom("rate_limits").select(["key", "hits"]).orderBy("key").execute(),
  );
  expect(counts).toHaveLength(2);
  expect(counts).toContainEqual({ key: "form:all", hits: 2 });
  expect(counts).toContainEqual({ key: expect.stringMatching(/^form:[\w-]{22}$/), hits: 2 });
  expect(JSON.stringify(counts)).not.toContain("203.0");
});

test("F-16 one address that sends 600 forms closes the form for itself alone, and each refused one costs the others nothing", async () => {
  const { app, stored, database } = await startApp({
    limits: { maxPerIp: 20, maxBeforeChallenge: 60, maxTotal: 600 },
  });
  const statuses: number[] = [];
  for (let i = 0; i < 600; i++) statuses.push((await send(app)).statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(580);
  for (const address of ["203.0.113.8", "203.0.113.9"])
    expect((await send(app, {}, {}, address)).statusCode).toBe(201);
  expect(await stored()).toHaveLength(22);
  const all = await database.read((db) =>
    db.selectFrom("rate_limits").select("hits").where("key", "=", "form:all").executeTakeFirst(),
  );
  expect(all).toEqual({ hits: 22 });
});

test("F-12 scripts that ignore the proof that is asked for take no place, and plain forms leave half of the places to those who bring one", async () => {
  const { app } = await startApp({ limits: { maxPerIp: 1e9, maxBeforeChallenge: 2, maxTotal: 6 } });
  for (let i = 0; i < 2; i++) expect((await send(app)).statusCode).toBe(201);
  for (let i = 0; i < 20; i++) expect((await send(app)).statusCode).toBe(428);
  const plain: number[] = [];
  for (let i = 0; i < 4; i++) plain.push((await sendPlainly(app)).statusCode);
  expect(plain).toEqual([200, 200, 429, 429]);
  for (let i = 0; i < 2; i++) {
    const { challenge } = (await send(app)).json();
    expect((await send(app, {}, { "x-form-proof": solve(challenge) })).statusCode).toBe(201);
  }
  // No proof is requested that could not be accepted
  expect((await send(app)).statusCode).toBe(429);
});

test("F-12 F-16 a form that was challenged and is sent again with its solution counts once for its address", async () => {
  const { app, stored } = await startApp({
    limits: { maxPerIp: 2, maxBeforeChallenge: 0, maxTotal: 1e9 },
  });
  for (let i = 0; i < 2; i++) {
    const { challenge } = (await send(app)).json();
    expect((await send(app, {}, { "x-form-proof": solve(challenge) })).statusCode).toBe(201);
  }
  expect((await send(app)).statusCode).toBe(429);
  expect(await stored()).toHaveLength(2);
});

test("F-12 a proof is good once, in the next ten minutes too, whatever was cleared up meanwhile", async () => {
  let time = noon + 599_000;
  const { app, limiter } = await startApp({ limits: attackLimits, now: () => new Date(time) });
  for (let i = 0; i < 2; i++) await send(app);
  const solution = { "x-form-proof": solve((await send(app)).json().challenge) };
  expect((await send(app, {}, solution)).statusCode).toBe(201);
  time += 2_000;
  await limiter.deleteExpired(new Date(time));
  for (let i = 0; i < 2; i++) await send(app);
  expect((await send(app, {}, solution)).statusCode).toBe(428);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:a2:3:4:5:6", "2001:db8:1:0"],
  ["2001:db8:1:1a2::9", "2001:db8:1:100"],
  ["nonsense", "unknown"],
])("F-16 %s is counted as %s", (ip, counted) => {
  expect(normalizeIp(ip)).toBe(counted);
});

test.each([
  ["203.0.113.7", "203.0.113.0"],
  ["::ffff:203.0.113.7", "203.0.113.0"],
  ["2001:db8:1:a2:3:4:5:6", "2001:db8:1::"],
  ["nonsense", "unknown"],
])("%s belongs to the block %s", (ip, block) => {
  expect(normalizeSubnet(ip)).toBe(block);
});
