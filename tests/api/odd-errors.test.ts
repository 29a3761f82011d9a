import { afterAll, expect, test } from "vitest";
import { plainFormAccept } from "./forms.ts";
import { startApp } from "./start-app.ts";

const unreadable = (...names: readonly string[]) => {
  const error = new Error("odd");
  for (const name of names) {
    Object.defineProperty(error, name, {
      get() {
        throw new Error(`${name} cannot be read`);
      },
    });
  }
  return error;
};
const cyclic = new Error("cyclic");
cyclic.cause = cyclic;

const oddities: readonly (readonly [string, unknown])[] = [
  ["null", null],
  ["undefined", undefined],
  ["a text", "text"],
  ["a symbol", Symbol("odd")],
  ["an object without a prototype", Object.create(null)],
  ["a frozen error", Object.freeze(new Error("frozen"))],
  ["an error that is its own cause", cyclic],
  ["an error without a message", Object.assign(new Error("gone"), { message: undefined })],
  ["an error whose message throws", unreadable("message")],
  [
    "an error whose parts all throw",
    unreadable("message", "name", "stack", "cause", "code", "statusCode"),
  ],
  ["an error with the status of a success", Object.assign(new Error("fine"), { statusCode: 200 })],
  [
    "an error whose status is no whole number",
    Object.assign(new Error("half"), { statusCode: 450.5 }),
  ],
];

let thrown: unknown;
const { app } = await startApp(
  {
    logLevel: "error", // each is described in the log
    keywords: {
      search: () => Promise.reject(thrown),
      expand: () => {
        throw thrown;
      },
    },
    gate: {
      issueToken() {
        throw thrown;
      },
      admit: () => Promise.reject(thrown),
    },
  },
  afterAll,
);

test.each(oddities)(
  "a handler that throws %s is answered with 500 and the code",
  async (_name, oddity) => {
    thrown = oddity;
    for (const url of ["/api/keyword-searches", "/api/keyword-expansions"]) {
      const answer = await app.inject({
        method: "POST",
        url,
        payload: { keyword: "kitchens", locale: "en" },
      });
      expect([answer.statusCode, answer.json()]).toEqual([500, { code: "internal" }]);
    }
    const token = await app.inject("/api/form-token");
    expect([token.statusCode, token.json()]).toEqual([500, { code: "internal" }]);
  },
);

test.each(oddities)(
  "a plain form on which %s is thrown is given back with words",
  async (_name, oddity) => {
    thrown = oddity;
    const answer = await app.inject({
      method: "POST",
      url: "/api/contact",
      headers: { accept: plainFormAccept, "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({
        name: "Mona",
        email: "mona@shop.example",
        message: "Hello there, a shop",
        locale: "en",
      }).toString(),
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain("Something broke on our side");
    expect(answer.body).toContain("Mona");
  },
);
