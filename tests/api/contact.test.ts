import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { AppError } from "#base/app-error.ts";
import { answerMessages } from "#leads/answer-messages.ts";
import { createContact } from "#leads/contact.fixture.ts";
import { fieldErrorMessages } from "#leads/field-error-messages.ts";
import { goodMessage, plainFormAccept, urlencoded } from "./forms.ts";
import { startApp } from "./start-app.ts";

const post = (payload: object) => ({ method: "POST", url: "/api/contact", payload }) as const;
const plainPost = (fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const body = urlencoded(fields);
  return {
    method: "POST",
    url: "/api/contact",
    payload: body.payload,
    headers: { ...body.headers, accept: plainFormAccept, ...headers },
  } as const;
};

test("F-07 F-12 F-28 a message is stored exactly as it was typed and answered with its id", async () => {
  const { app, stored } = await startApp();
  const typed = createContact({
    name: " منى  الشريف ",
    email: "mona@shop.example",
    phone: "٠١٠٠ ٥٥٥ ٠١٠٠",
    message: "  سطر\n\n\t«اقتباس» & <b>\u{1f600}\n ",
  });
  const answer = await app.inject(post({ ...typed, locale: "en" }));
  expect(answer.statusCode).toBe(201);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(await stored()).toEqual([
    {
      ...typed,
      id: answer.json().id,
      kind: "contact",
      state: "new",
      locale: "en",
      receivedAt: "2026-11-21T12:00:00.000Z",
    },
  ]);
});

test("F-05 a message without a phone is stored", async () => {
  const { app, stored } = await startApp();
  const { phone: _, ...withoutPhone } = goodMessage;
  expect((await app.inject(post(withoutPhone))).statusCode).toBe(201);
  expect(await stored()).toMatchObject([{ phone: "" }]);
});

test.each([
  ["F-02", { name: "" }, { name: "missing" }],
  ["F-03", { email: "" }, { email: "missing" }],
  ["F-04", { message: "" }, { message: "missing" }],
  ["F-06", { email: "plain" }, { email: "malformed" }],
  ["F-06", { email: "a@" }, { email: "malformed" }],
  ["F-06", { email: "@b.example" }, { email: "malformed" }],
  ["F-06", { email: "a b@c.example" }, { email: "malformed" }],
  ["F-08", { name: "   ", message: " \n " }, { name: "missing", message: "missing" }],
  ["F-05", { phone: "none" }, { phone: "malformed" }],
  ["F-05", { phone: "01234" }, { phone: "incomplete-mobile" }],
  ["F-05", { phone: "02 5555" }, { phone: "too-short" }],
  ["F-09", { name: "n".repeat(121) }, { name: "too-long" }],
  ["F-09", { message: "m".repeat(10_001) }, { message: "too-long" }],
  ["F-09", { message: "nul \0" }, { message: "forbidden-characters" }],
])("%s F-09 the server refuses %o and stores nothing", async (_id, change, fields) => {
  const { app, stored } = await startApp();
  const answer = await app.inject(post({ ...goodMessage, ...change }));
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ code: "invalid-input", fields });
  expect(await stored()).toEqual([]);
});

test("F-09 half an emoji, which only a script can send, is refused", async () => {
  const { app } = await startApp();
  const answer = await app.inject({
    method: "POST",
    url: "/api/contact",
    headers: { "content-type": "application/json" },
    payload: JSON.stringify({ ...goodMessage, name: "x\ud83d" }),
  });
  expect(answer.json()).toEqual({
    code: "invalid-input",
    fields: { name: "forbidden-characters" },
  });
});

test("F-22 a double click stores one message and answers twice with its id", async () => {
  const { app, stored } = await startApp();
  const payload = { ...goodMessage, key: randomUUID() };
  const [first, second] = await Promise.all([app.inject(post(payload)), app.inject(post(payload))]);
  expect([first.statusCode, second.statusCode].sort()).toEqual([200, 201]);
  expect(first.json().id).toBe(second.json().id);
  expect(await stored()).toHaveLength(1);
});

test("F-23 a retry after a lost answer stores nothing new and is thanked for", async () => {
  const { app, stored } = await startApp();
  const payload = { ...goodMessage, key: randomUUID() };
  const first = await app.inject(post(payload));
  const retry = await app.inject(post(payload));
  expect(retry.statusCode).toBe(200);
  expect(retry.json()).toEqual(first.json());
  expect(await stored()).toHaveLength(1);
});

test("F-24 other words under the same key are another message: none is lost", async () => {
  const { app, stored } = await startApp();
  const key = randomUUID();
  await app.inject(post({ ...goodMessage, key }));
  const second = await app.inject(post({ ...goodMessage, key, message: "وشيء آخر" }));
  expect(second.statusCode).toBe(201);
  expect(await stored()).toHaveLength(2);
});

test("F-24 the same words under another key are another message", async () => {
  const { app, stored } = await startApp();
  await app.inject(post({ ...goodMessage, key: randomUUID() }));
  await app.inject(post({ ...goodMessage, key: randomUUID() }));
  expect(await stored()).toHaveLength(2);
});

test("F-22 F-25 a plain form sent twice within an hour is stored once, and once more after it", async () => {
  let now = new Date("2026-11-21T12:00:00Z");
  const { app, stored } = await startApp({ now: () => now });
  await app.inject(plainPost(goodMessage));
  now = new Date("2026-11-21T12:59:59Z");
  expect((await app.inject(plainPost(goodMessage))).statusCode).toBe(200);
  expect(await stored()).toHaveLength(1);
  now = new Date("2026-11-21T13:00:00Z");
  await app.inject(plainPost(goodMessage));
  expect(await stored()).toHaveLength(2);
});

test.each([
  ["ar", "شكرًا لك!"],
  ["en", "Thank You!"],
])(
  "F-25 F-27 a plain form in %s is stored and answered with a thank-you page in its language",
  async (locale, thanks) => {
    const { app, stored } = await startApp();
    const answer = await app.inject(plainPost({ ...goodMessage, locale }));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).toContain(thanks);
    expect(answer.body).toContain(`lang="${locale}"`);
    expect(await stored()).toMatchObject([{ ...goodMessage, locale }]);
  },
);

test("F-28 line breaks come out the same from a plain form and from a script", async () => {
  const { app, stored } = await startApp();
  await app.inject(plainPost(goodMessage));
  await app.inject(post({ ...goodMessage, key: randomUUID() }));
  const [first, second] = await stored();
  expect(first).toMatchObject({ message: goodMessage.message });
  expect(second).toMatchObject({ message: goodMessage.message });
});

test.each([
  ["ar", "صحّح الحقول المعلَّمة"],
  ["en", "Please correct the marked fields"],
] as const)(
  "F-26 F-27 an invalid plain form in %s comes back with words beside the fields and everything that was typed",
  async (locale, summary) => {
    const noName = fieldErrorMessages["name.missing"][locale];
    const badEmail = fieldErrorMessages["email.malformed"][locale];
    const { app, stored } = await startApp();
    const answer = await app.inject(
      plainPost({
        name: " ",
        email: 'a@"><script>',
        phone: "01005550100",
        message: "\nسطر & <سطر>\n",
        locale,
      }),
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(`lang="${locale}"`);
    expect(answer.body).toContain(summary);
    expect(answer.body).toContain(
      `<input name="name" value=" " aria-invalid="true"><p>${noName}</p>`,
    );
    expect(answer.body).toContain(
      `value="a@&#34;&#62;&#60;script&#62;" aria-invalid="true"><p>${badEmail}`,
    );
    expect(answer.body).toContain(
      '<input name="phone" value="01005550100" aria-invalid="false"><p></p>',
    );
    expect(answer.body).toContain(
      '<textarea name="message">\n\r\nسطر &#38; &#60;سطر&#62;\r\n</textarea><p></p>',
    );
    expect(await stored()).toEqual([]);
  },
);

test.each([
  ["ar", "رقم المحمول في مصر 11 رقمًا، وهذا 7. راجعه."],
  ["en", "A mobile number in Egypt has 11 digits, and this one has 7. Please check it."],
] as const)(
  "F-05 F-27 a plain form in %s says how many digits a number has",
  async (locale, text) => {
    const { app } = await startApp();
    const answer = await app.inject(plainPost({ ...goodMessage, phone: "٠١٠١٢٣٤", locale }));
    expect(answer.body).toContain(
      `<input name="phone" value="٠١٠١٢٣٤" aria-invalid="true"><p>${text}</p>`,
    );
  },
);

test("F-26 what a visitor typed is never taken for a mark of the template", async () => {
  const { app } = await startApp();
  const answer = await app.inject(
    plainPost({ name: "%%value:message%% $& $1", email: "", message: "secret" }),
  );
  expect(answer.body).toContain('value="%%value:message%% $&#38; $1"');
});

test("F-26 F-27 a plain form that cannot be read is answered in words, in the language of the page it came from", async () => {
  const { app } = await startApp();
  const huge = plainPost(
    { ...goodMessage, message: "م".repeat(200_000) },
    { referer: "http://localhost:3000/en/contact" },
  );
  const answer = await app.inject(huge);
  expect(answer.statusCode).toBe(413);
  expect(answer.body).toContain(answerMessages["too-large"].en);
  expect(
    (
      await app.inject({
        ...huge,
        headers: { ...huge.headers, referer: "http://localhost:3000/contact" },
      })
    ).body,
  ).toContain(answerMessages["too-large"].ar);
});

const brokenStore = {
  addLead: async () => {
    throw new AppError("busy", "the database stayed locked");
  },
};

test("F-16 when the store cannot be reached, a script hears so and no thanks are shown", async () => {
  const { store } = await startApp();
  const { app } = await startApp({ store: { ...store, ...brokenStore } });
  const answer = await app.inject(post(goodMessage));
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("1");
  expect(answer.json()).toEqual({ code: "busy" });
});

test("F-16 F-17 when the store cannot be reached, a plain form comes back as it was typed", async () => {
  const { store } = await startApp();
  const { app } = await startApp({ store: { ...store, ...brokenStore } });
  const answer = await app.inject(plainPost({ ...goodMessage, locale: "en" }));
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain(answerMessages.busy.en);
  expect(answer.body).toContain(`value="${goodMessage.name}" aria-invalid="false"`);
});

test("F-25 F-26 without the build's templates the answers are bare and still say what has to be said", async () => {
  const { app } = await startApp({
    templates: { get: () => undefined },
  });
  expect((await app.inject(plainPost(goodMessage))).body).toContain("شكرًا لك.");
  const rejected = await app.inject(plainPost({ ...goodMessage, email: "<b>", locale: "en" }));
  expect(rejected.statusCode).toBe(400);
  expect(rejected.body).toContain("Please correct the marked fields");
  expect(rejected.body).toContain(fieldErrorMessages["email.malformed"].en);
});

test.each([
  ["no JSON", { "content-type": "application/json" }, '{"name":', 400],
  ["an empty body", { "content-type": "application/json" }, "", 400],
  ["a text", { "content-type": "text/plain" }, "hello", 415],
  ["a file's form", { "content-type": "multipart/form-data; boundary=x" }, "--x--", 415],
  ["a prototype", { "content-type": "application/json" }, '{"__proto__":{"name":"x"}}', 400],
])("F-09 %s is refused with a code", async (_what, headers, payload, status) => {
  const { app } = await startApp();
  const answer = await app.inject({ method: "POST", url: "/api/contact", headers, payload });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ code: "invalid-input" });
});

test("F-09 a field that is there twice counts as it was typed last", async () => {
  const { app, stored } = await startApp();
  await app.inject({
    ...plainPost({}),
    payload: "name=first&name=Mona&email=mona%40shop.example&message=hi+there",
  });
  expect(await stored()).toMatchObject([{ name: "Mona", message: "hi there" }]);
});
