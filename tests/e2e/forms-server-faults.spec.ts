import { rename } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect } from "@playwright/test";
import { failureMessages } from "#leads/form-messages.ts";
import {
  control,
  failureBox,
  fill,
  createValidValues,
  createMark,
  openForm,
  sendAndExpectThanks,
  sendButton,
} from "./support/forms.ts";
import { test } from "./support/forms-faults.ts";
import { brief } from "./support/forms-files.ts";
import { findLeads } from "./support/forms-leads.ts";

test("F-16 F-17 F-23 F-28 a server that is killed and started again under an open page costs the visitor one more press", async ({
  page,
  ownServer,
}) => {
  const mark = createMark();
  const form = await openForm(page, "contact", "ar", { origin: ownServer.url });
  await fill(form, createValidValues("contact", mark));
  await ownServer.kill();
  await sendButton(form).click();
  await expect(failureBox(page)).toContainText(failureMessages.offline.ar);
  await ownServer.start();
  await sendAndExpectThanks(page, form);
  expect(await findLeads(mark, ownServer.dataDir)).toMatchObject([
    createValidValues("contact", mark),
  ]);
});

test("F-16 F-17 while another program holds the database the visitor hears that the server is busy, and no thanks are shown", async ({
  page,
  ownServer,
}) => {
  const mark = createMark();
  const form = await openForm(page, "contact", "en", { origin: ownServer.url });
  await fill(form, createValidValues("contact", mark));
  const holder = new DatabaseSync(join(ownServer.dataDir, "ro2ya.sqlite"));
  holder.exec("BEGIN IMMEDIATE");
  await sendButton(form).click();
  await expect(failureBox(page)).toContainText(
    "The server is busy. Please send it again in a minute.",
    { timeout: 10_000 },
  );
  holder.exec("ROLLBACK");
  holder.close();
  expect(await findLeads(mark, ownServer.dataDir)).toEqual([]);
  await sendAndExpectThanks(page, form);
  expect(await findLeads(mark, ownServer.dataDir)).toHaveLength(1);
});

test("Q-32 Q-39 Q-40 when the folder for files is gone the request is neither thanked for nor half stored", async ({
  page,
  ownServer,
}) => {
  const mark = createMark();
  const form = await openForm(page, "service-request", "en", { origin: ownServer.url });
  await fill(form, createValidValues("service-request", mark));
  await control(form, "attachment").setInputFiles(brief);
  await rename(join(ownServer.dataDir, "attachments"), join(ownServer.dataDir, "elsewhere"));
  await sendButton(form).click();
  await expect(failureBox(page)).toContainText(
    "Something broke on our side. Please send it again in a while.",
  );
  await expect(page.locator("[data-form-received]")).toHaveCount(0);
  await rename(join(ownServer.dataDir, "elsewhere"), join(ownServer.dataDir, "attachments"));
  expect(await findLeads(mark, ownServer.dataDir)).toEqual([]);
  await sendAndExpectThanks(page, form);
  expect(await findLeads(mark, ownServer.dataDir)).toMatchObject([
    { attachment: { name: brief.name } },
  ]);
});
