import { describe, expect, test } from "vitest";
import { createMailboxHasher } from "#platform/limits/hash-ip.ts";
import { createLeadStore } from "#leads/server/store/lead-store.ts";
import { renderAgencyMail } from "#leads/server/mail/agency-mail.ts";
import { createOutbox } from "#leads/server/outbox/database-outbox.ts";
import { goodMessage } from "../forms.ts";
import { bothDatabases, noon, openTestDatabase } from "./databases.ts";

const confirmations = { hashMailbox: createMailboxHasher(Buffer.alloc(32, 1)), maxPerDay: 3 };
const notifications = ["agency-mail", "visitor-mail"] as const;

describe.each(await bothDatabases())("%s", (_name, newPlace) => {
  async function twoInstances() {
    const place = await newPlace();
    const databases = [await openTestDatabase(place), await openTestDatabase(place)];
    const stores = databases.map((database) =>
      createLeadStore(database, { notifications, confirmations }),
    );
    let sent = 0;
    return {
      stores,
      outbox: createOutbox(databases[0]!),
      add: (
        email: string,
        { at = noon, state = "new" }: { at?: number; state?: "new" | "spam" } = {},
      ) =>
        stores[sent++ % 2]!.addLead({
          content: {
            kind: "contact",
            locale: "ar",
            ...goodMessage,
            email,
            message: `message ${sent}`,
          },
          key: undefined,
          receivedAt: new Date(at),
          state,
        }),
    };
  }

  test("one mailbox gets three confirmations a day from all instances, in whatever spelling; every lead is stored and reported to the agency, which reads why", async () => {
    const { add, outbox, stores } = await twoInstances();
    const spellings = [
      "mona@shop.example",
      "MONA@shop.example",
      "mona+1@shop.example",
      "\u200emona+2@Shop.example",
      "mona@shop.example",
    ];
    const ids: string[] = [];
    for (const spelling of spellings) ids.push((await add(spelling)).id);
    await add("hossam@shop.example");
    const waiting = await outbox.list();
    expect(waiting.filter(({ kind }) => kind === "agency-mail")).toHaveLength(6);
    expect(
      ids.map((id) => waiting.some(({ kind, leadId }) => kind === "visitor-mail" && leadId === id)),
    ).toEqual([true, true, true, false, false]);
    expect(waiting.filter(({ kind }) => kind === "visitor-mail")).toHaveLength(4);

    const [confirmed, withheld] = [
      (await stores[0]!.find(ids[0]!))!,
      (await stores[0]!.find(ids[4]!))!,
    ];
    expect([confirmed.confirmation, withheld.confirmation]).toEqual([undefined, "withheld"]);
    for (const locale of ["ar", "en"] as const) {
      const renderMail = (lead: typeof confirmed) =>
        renderAgencyMail(lead, { locale, isFileAttached: false, serviceTitles: new Map() });
      const words = locale === "ar" ? "فلم نرسل إليه تأكيدًا آخر" : "no further one was sent";
      expect(renderMail(withheld).text).toContain(words);
      expect(renderMail(withheld).html).toContain(words);
      expect(renderMail(confirmed).text).not.toContain(words);
    }
  });

  test("all at once they are three too, and the next day there are three again", async () => {
    const { add, outbox } = await twoInstances();
    await Promise.all(Array.from({ length: 12 }, () => add("mona@shop.example")));
    const count = async () =>
      (await outbox.list()).filter(({ kind }) => kind === "visitor-mail").length;
    expect(await count()).toBe(3);
    await add("mona@shop.example", { at: noon + 12 * 3_600_000 });
    expect(await count()).toBe(4);
  });

  test("spam, which is never confirmed, uses up no one's confirmations", async () => {
    const { add, outbox } = await twoInstances();
    for (let i = 0; i < 5; i++) await add("mona@shop.example", { state: "spam" });
    await add("mona@shop.example");
    expect((await outbox.list()).filter(({ kind }) => kind === "visitor-mail")).toHaveLength(1);
  });
});
