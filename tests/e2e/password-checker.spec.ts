import { expect, test, type Locator, type Page } from "@playwright/test";
import { localePath } from "#i18n/locale.ts";
import { locales, pick, type Locale } from "#i18n/messages.ts";
import { detailsMessages } from "#tools/password-checker/details-messages.ts";
import { messages } from "#tools/password-checker/messages.ts";
import { tipsMessages } from "#tools/password-checker/tips-messages.ts";
import { formatFaults, noteAxe, type Faults } from "./support/axe.ts";

const words = (locale: Locale) => pick(messages, locale);
const en = words("en");
const field = (page: Page, t = en) => page.getByLabel(t.passwordLabel, { exact: true });
const meter = (page: Page, t = en) => page.getByRole("meter", { name: t.strengthLabel });
const value = (page: Page) => field(page).inputValue();

/** Opens the tool and waits until it listens. */
async function open(page: Page, locale: Locale = "en"): Promise<void> {
  await page.goto(localePath(locale, "/tools/password-checker"));
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
}

/** Types a password and waits until its guesses are counted. */
async function typePassword(page: Page, password: string, t = en): Promise<void> {
  await field(page, t).fill(password);
  await expect(page.locator(".pw-strength[data-band]")).toHaveAttribute("aria-busy", "false");
}

test("W-01 W-02 W-03 W-60 W-61 W-62 the tool says what it does, begins empty and hidden, and advises, in both languages", async ({
  page,
}) => {
  for (const locale of locales) {
    await open(page, locale);
    const t = words(locale);
    await expect(page.getByText(t.summary)).toBeVisible();
    await expect(field(page, t)).toHaveValue("");
    await expect(field(page, t)).toHaveAttribute("type", "password");
    await expect(page.getByText(t.nothingYet)).toBeVisible();
    await field(page, t).fill("Kx7!vQzBm2#pLd9&");
    await page.getByRole("button", { name: t.show }).click();
    await expect(field(page, t)).toHaveAttribute("type", "text");
    await expect(field(page, t)).toHaveValue("Kx7!vQzBm2#pLd9&");
    await page.getByRole("button", { name: t.hide }).click();
    await expect(field(page, t)).toHaveAttribute("type", "password");
    await expect(field(page, t)).toHaveValue("Kx7!vQzBm2#pLd9&");
    await expect(page.getByText(t.adviceLength)).toBeVisible();
    const tips = pick(tipsMessages, locale);
    const panel = page.getByRole("complementary", { name: tips.practicesTitle });
    await expect(panel.getByRole("listitem")).toHaveCount(6);
    for (const name of ["Long", "Mix", "Unique", "Personal", "Common", "Manager"] as const)
      await expect(panel.getByText(tips[`practice${name}Title`], { exact: true })).toBeVisible();
    const card = page.getByRole("region", { name: tips.tipsTitle });
    await expect(card.getByRole("listitem")).toHaveCount(6);
    for (const name of [
      "Passphrase",
      "Substitution",
      "Acronym",
      "Keyboard",
      "Site",
      "Rotation",
    ] as const)
      await expect(card.getByText(tips[`tip${name}Title`], { exact: true })).toBeVisible();
  }
});

test("what is typed before the page's script has arrived gets its verdict without another key", async ({
  page,
}) => {
  const arrived = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(localePath("en", "/tools/password-checker"), { waitUntil: "commit" });
  await field(page).pressSequentially("Kx7!vQzB");
  arrived.resolve();
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await expect(meter(page)).toHaveAttribute("aria-valuenow", "60");
  await expect(field(page)).toHaveValue("Kx7!vQzB");
});

test("W-04 W-05 W-29 W-30 W-31 W-32 W-35 W-38 W-40 W-41 W-42 W-43 the strength, its reasons, the time and the issues follow the password", async ({
  page,
}) => {
  await open(page);
  const issues = page.getByRole("heading", { name: en.issuesTitle });
  await expect(meter(page)).toHaveCount(0);
  await expect(issues).toHaveCount(0);

  const bar = page.locator(".pw-strength");
  const colours = new Set<string>();
  for (const [password, score, band, name] of [
    ["abcdefgh", "1", "weak", "Weak"],
    ["Kx7!vQz", "40", "moderate", "Moderate"],
    ["Kx7!vQzB", "60", "strong", "Strong"],
    ["Kx7!vQzBm2#pLd9&", "100", "veryStrong", "Very Strong"],
  ] as const) {
    await typePassword(page, password);
    await expect(meter(page)).toHaveAttribute("aria-valuenow", score);
    await expect(meter(page)).toContainText(name);
    await expect(meter(page)).toContainText(`${score}%`);
    await expect(bar).toHaveAttribute("data-band", band);
    colours.add(
      await page
        .locator(".pw-lit")
        .first()
        .evaluate((star) => getComputedStyle(star).fill),
    );
  }
  expect([...colours]).toEqual([
    "rgb(184, 53, 27)",
    "rgb(138, 85, 0)",
    "rgb(31, 95, 191)",
    "rgb(11, 110, 100)",
  ]);
  await expect(issues).toHaveCount(0);
  await expect(page.locator(".pw-time")).toContainText("millions of years");

  await typePassword(page, "abcdefghijklmnop");
  await expect(page.locator(".pw-issues")).toContainText(en.capped);
  await expect(page.locator(".pw-issues")).toContainText(en.reasonSequence);
  await typePassword(page, "1234aaa");
  for (const issue of [en.issueShort, en.issueRepeated, en.issueCommonStart])
    await expect(page.locator(".pw-issues")).toContainText(issue);
  await typePassword(page, "password");
  await expect(page.locator(".pw-time")).toContainText("Instantly");
  await expect(page.getByRole("status").filter({ hasText: "Weak, 0%" })).toHaveCount(1);
  await field(page).fill("");
  await expect(meter(page)).toHaveCount(0);
  await expect(issues).toHaveCount(0);
});

test("Arabic, Arabizi and walks over the Arabic keyboard are named, and time is counted as Arabic counts", async ({
  page,
}) => {
  await open(page, "ar");
  const t = words("ar");
  for (const [password, reason] of [
    ["Mo7amed@1990", t.reasonArabizi],
    ["ضصثقفغعهخحجد", t.reasonKeyboard],
    ["لاإلهإلاالله12", t.reasonPhrase],
    ["hgpl]ggi@2010", t.reasonPhrase],
  ] as const) {
    await typePassword(page, password, t);
    await expect(page.locator(".pw-issues")).toContainText(reason);
    await expect(page.locator(".pw-bar-name")).toHaveText(t.weak);
  }
  await typePassword(page, "9407263158520", t);
  await expect(page.locator(".pw-time dd").first()).toHaveText(
    /^(دقيقة واحدة|دقيقتان|\d+ (دقائق|دقيقة)|فورًا)$/,
  );
});

test("W-44 W-45 W-46 W-47 W-51 W-52 W-53 W-54 W-55 the generator draws what it is asked for, and leaves alone what was typed", async ({
  page,
}) => {
  await open(page);
  const length = page.getByRole("slider", { name: en.length });
  const generate = page.getByRole("button", { name: "Generate New" });
  const toggle = (name: string) => page.getByRole("switch", { name });
  expect(
    await length.evaluate((input: HTMLInputElement) => [
      input.min,
      input.max,
      input.step,
      input.value,
    ]),
  ).toEqual(["6", "32", "1", "16"]);
  for (const name of ["Uppercase A-Z", "Lowercase a-z", "Numbers 0-9", "Symbols"])
    await expect(toggle(name)).toHaveAttribute("aria-checked", "true");

  // With the field empty a change of length draws, and the slider goes on drawing while nothing was
  // typed.
  await length.press("ArrowRight");
  await expect.poll(() => value(page)).toHaveLength(17);
  await length.press("End");
  await length.press("ArrowRight");
  await expect.poll(() => value(page)).toHaveLength(32);
  await expect(meter(page)).toContainText("Very Strong");
  await expect(page.locator(".pw-time")).toContainText("millions of years");
  await length.press("Home");
  await length.press("ArrowLeft");
  await expect.poll(() => value(page)).toHaveLength(6);
  await expect(page.locator(".pw-issues")).toContainText(en.issueShort);

  // With the field empty a change of a switch draws.
  await field(page).fill("");
  for (const name of ["Uppercase A-Z", "Numbers 0-9", "Symbols"]) await toggle(name).click();
  await expect.poll(() => value(page)).toMatch(/^[a-z]{6}$/);
  await toggle("Lowercase a-z").click();
  await expect(toggle("Lowercase a-z")).toHaveAttribute("aria-checked", "true");
  await expect(page.getByText(en.lowercaseForced)).toBeVisible();
  await generate.click();
  expect(await value(page)).toMatch(/^[a-z]{6}$/);

  // What was typed stays.
  await field(page).fill("my own words");
  await length.press("ArrowRight");
  await toggle("Symbols").click();
  expect(await value(page)).toBe("my own words");
  await generate.click();
  expect(await value(page)).toMatch(/^[a-z!@#$%^&*()_+~`|}{[\]\\:;?><,./=-]{7}$/);
  await length.press("End");
  const before = await value(page);
  await generate.click();
  expect(await value(page)).not.toBe(before);
});

test("how the verdict was reached is folded: the parts, hidden with the password and in their order, and the time of each attack", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const locale of locales) {
    const [t, d] = [words(locale), pick(detailsMessages, locale)];
    await open(page, locale);
    await typePassword(page, "محمد@2010ali", t);
    await expect(page.locator(".pw-parts")).toHaveCount(0);
    await page.getByText(t.detailsTitle).click();
    const parts = page.locator(".pw-parts li");
    await expect(parts).toHaveCount(3);
    await expect(page.locator(".pw-how")).toContainText(d.partsHidden);
    await expect(parts.first()).not.toContainText("محمد");
    await page.getByRole("button", { name: t.show, exact: true }).click();
    await expect(page.locator(".pw-part")).toHaveText(["محمد", "@2010", "ali"]);
    await expect(parts.first()).toContainText(d.name);
    await expect(page.locator(".pw-attacks dd").last()).toHaveText(t.instantly);
    await expect(page.locator(".pw-attacks dd").first()).not.toHaveText(t.instantly);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
  }
});

test("further options of the generator are folded and shape what it draws", async ({ page }) => {
  await open(page);
  await page.getByText(en.moreOptions).click();
  await page.getByRole("slider", { name: en.minNumbers }).press("End");
  await page.getByRole("switch", { name: en.avoidLookAlikes }).click();
  await expect.poll(() => value(page)).toMatch(/^(?=(?:\D*\d){4})[^Il1|O0o]{16}$/);
  await page.getByRole("radio", { name: en.kindPassphrase }).check();
  await page.getByText(en.moreOptions).click();
  await page.getByRole("radio", { name: en.separatorDot }).check();
  await page.getByRole("switch", { name: en.hasCapitals }).click();
  await expect.poll(() => value(page)).toMatch(/^[A-Z][a-z]+(\.[A-Z][a-z]+){6}$/);
});

test("W-56 M-13 M-14 a password is copied, and passphrases come in Arabic and in English words", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  // Nothing is offered for copying before there is a password.
  await expect(page.getByRole("button", { name: en.copyPassword })).toHaveCount(0);
  await typePassword(page, "Kx7!vQzBm2#pLd9&");
  await expect(page.getByRole("button", { name: "Copy Password" })).toBeVisible();
  await page.locator(".pw-input").fill("");
  await expect(page.getByRole("button", { name: en.copyPassword })).toHaveCount(0);
  await page.getByRole("radio", { name: en.kindPassphrase }).check();
  await expect.poll(() => value(page)).toMatch(/^[a-z]+(-[a-z]+){6}$/);
  await expect(page.getByText("90 bits of randomness")).toBeVisible();
  await page.getByRole("radio", { name: en.wordsArabic }).check();
  await expect.poll(() => value(page)).toMatch(/^[ء-ي]+(-[ء-ي]+){6}$/);
  await expect(page.getByText("73 bits of randomness")).toBeVisible();
  await expect(page.locator(".pw-bits")).toContainText(
    "As hard to guess as calling 73 coin tosses in a row",
  );
  // A look at the other choice loses no password.
  const phrase = await value(page);
  await page.getByRole("radio", { name: en.kindPassword }).check();
  await expect.poll(() => value(page)).toMatch(/^\S{16}$/);
  await page.getByRole("radio", { name: en.kindPassphrase }).check();
  await expect.poll(() => value(page)).toBe(phrase);
  await page.getByRole("button", { name: "Copy Password" }).click();
  await expect(page.getByText("Password copied to clipboard")).toBeVisible();
  await expect(page.locator(".toast")).toContainText("Copied!");
  await expect(page.locator(".pw-actions .kit-copy")).toHaveAttribute("data-copied", "true");
  // What the toast says is not said by the button as well.
  await expect(page.getByText("Copied!")).toHaveCount(1);
  await expect(page.locator(".toast")).not.toContainText(await value(page));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await value(page));
  // The next one was not copied.
  await page.getByRole("button", { name: en.generateNew }).click();
  await expect.poll(() => value(page)).not.toBe(phrase);
  await expect(page.locator(".toast")).toHaveCount(0);
  await expect(page.locator(".pw-actions .kit-copy")).toHaveAttribute("data-copied", "false");
});

for (const [width, height] of [
  [360, 640],
  [1440, 900],
] as const)
  test(`at ${width} px the first generated password leaves its button where it was pressed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    const button = page.getByRole("button", { name: en.generateNew });
    await expect(page.locator(".pw-bits")).toContainText("These settings give a password");
    await button.focus();
    const { y } = (await button.boundingBox())!;
    for (let press = 0; press < 3; press++) {
      const before = await value(page);
      await page.keyboard.press("Enter");
      await expect.poll(() => value(page)).not.toBe(before);
      // The verdict has grown above it by now.
      await expect(page.locator(".pw-bits")).not.toContainText("These settings");
      expect(Math.abs((await button.boundingBox())!.y - y)).toBeLessThanOrEqual(2);
    }
    await expect(page.locator(".pw-made")).toBeInViewport({ ratio: 1 });
  });

test("a time without a figure begins with a capital in English, and Arabic letters keep their joins", async ({
  page,
}) => {
  const readCase = (time: Locator): Promise<string> =>
    time.evaluate((element) => getComputedStyle(element, "::first-letter").textTransform);
  for (const locale of locales) {
    const expected = locale === "en" ? "uppercase" : "none";
    await open(page, locale);
    await typePassword(page, "Kx7!vQzBm2#pLd9&", words(locale));
    expect(await readCase(page.locator(".pw-time dd").first())).toBe(expected);
    await page.getByText(words(locale).detailsTitle).click();
    expect(await readCase(page.locator(".pw-attacks dd").first())).toBe(expected);
  }
});

test("a good password with Arabic letters says where it cannot be typed", async ({ page }) => {
  for (const locale of locales) {
    const t = words(locale);
    await open(page, locale);
    await typePassword(page, "Kx7!vQzBm2#pLd9&", t);
    await expect(page.locator(".pw-next")).toContainText(t.nextStrong);
    await expect(page.locator(".pw-next")).not.toContainText(t.arabicLetters);
    await typePassword(page, "ظKx7!vQzBm2#pLd9&", t);
    await expect(page.locator(".pw-next")).toContainText(t.arabicLetters);
  }
});

test("on a phone the toast of a copy is one line, so that it covers little of what is read next", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page);
  await page.getByRole("button", { name: en.generateNew }).click();
  await page.getByRole("button", { name: "Copy Password" }).click();
  expect((await page.locator(".toast").boundingBox())!.height).toBeLessThanOrEqual(50);
});

test("W-59 nothing typed or drawn leaves the page or is kept, and the leak search asks for five characters when the visitor starts it", async ({
  page,
  context,
}) => {
  const secret = "Sirr-3ammty#2031";
  const requests: string[] = [];
  const consoleMessages: string[] = [];
  context.on("request", (request) =>
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`),
  );
  page.on("console", (message) => consoleMessages.push(message.text()));
  page.on("pageerror", ({ message }) => consoleMessages.push(message));
  await context.route("https://api.pwnedpasswords.com/**", (route) =>
    route.fulfill({
      status: 200,
      headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
      body: "0000000000000000000000000000000000A:3\r\n",
    }),
  );
  await open(page);
  await typePassword(page, secret);
  await page.getByRole("button", { name: "Generate New" }).click();
  const drawn = await value(page);
  await typePassword(page, secret);
  const origin = new URL(page.url()).origin;
  expect(requests.filter((request) => !request.startsWith(`GET ${origin}/`))).toEqual([]);

  const leak = page.getByRole("switch", { name: en.leakSwitch });
  await expect(leak).toHaveAttribute("aria-checked", "false");
  await leak.click();
  expect(requests.filter((request) => request.includes("pwnedpasswords"))).toEqual([]);
  await page.getByRole("button", { name: en.leakLook }).click();
  await expect(page.getByText(en.leakNone)).toBeVisible();
  const leakRequests = requests.filter(
    (request) => request.includes("pwnedpasswords") && request.startsWith("GET"),
  );
  expect(leakRequests).toEqual([
    expect.stringMatching(/^GET https:\/\/api\.pwnedpasswords\.com\/range\/[0-9A-F]{5} $/),
  ]);
  await field(page).fill("another");
  await expect(page.getByText(en.leakNone)).toHaveCount(0);

  const storedText = await page.evaluate(async () =>
    JSON.stringify([
      location.href,
      document.title,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      await indexedDB.databases(),
      history.state,
    ]),
  );
  for (const text of [secret, drawn, encodeURIComponent(secret)])
    for (const place of [...requests, ...consoleMessages, storedText])
      expect(place).not.toContain(text);
  // What the browser itself remarks (a field without a form, no service worker under test) is none
  // of ours.
  expect(consoleMessages.filter((line) => /refused|violates|error|failed/i.test(line))).toEqual([]);
  await page.reload();
  await expect(field(page)).toHaveValue("");
});

test("when the lists or the leak service cannot be reached the page says so and praises nothing", async ({
  page,
  context,
}) => {
  await context.route(/commonWords/, (route) => route.abort());
  await context.route("https://api.pwnedpasswords.com/**", (route) => route.abort());
  await open(page);
  await typePassword(page, "Kx7!vQzBm2#pLd9&");
  await expect(meter(page)).toContainText("Moderate");
  await expect(page.getByText(en.estimateFailed)).toBeVisible();
  await page.getByRole("switch", { name: en.leakSwitch }).click();
  await page.getByRole("button", { name: en.leakLook }).click();
  await expect(page.getByText(en.leakFailed)).toBeVisible();
});

/** No length of a generated password leaves less than half a line on its last line. */
async function expectEvenLines(page: Page, t: ReturnType<typeof words>): Promise<void> {
  await page.getByRole("button", { name: t.generateNew }).click();
  const uneven = await page.locator(".pw-made-text bdi").evaluate((made) => {
    const shown = made.textContent;
    const found: string[] = [];
    for (let length = 6; length <= 32; length += 1) {
      // Browsers break a line after some symbols sooner than between letters.
      made.textContent = "Wm)-iP?/x4".repeat(4).slice(0, length);
      const range = document.createRange();
      range.selectNodeContents(made);
      const widths = [...range.getClientRects()].map(({ width }) => width);
      if (widths.at(-1)! < Math.max(...widths) / 2) found.push(`${length}: ${widths.join(", ")}`);
    }
    made.textContent = shown;
    return found;
  });
  expect(uneven).toEqual([]);
}

test("every state is clean to axe in both languages and themes, fits 360 pixels, and is reached with the keyboard alone", async ({
  page,
}) => {
  const faults: Faults = new Map();
  await page.setViewportSize({ width: 360, height: 780 });
  for (const locale of locales) {
    const t = words(locale);
    await open(page, locale);
    // The tab keeps the generator's settings from one language to the other.
    await page.getByRole("radio", { name: t.kindPassword }).check();
    await noteAxe(page, `${locale} empty`, faults);
    await typePassword(page, "P@ssw0rd2024", t);
    for (const fold of await page.locator(".pw-details, .pw-more, .pw-passkeys").all())
      await fold.locator("summary").press("Enter");
    await expect(page.locator(".pw-parts")).toBeVisible();
    await page.getByRole("switch", { name: t.leakSwitch }).press("Space");
    await page.getByRole("switch", { name: t.symbols }).press("Enter");
    await noteAxe(page, `${locale} weak`, faults);
    for (const fold of await page.locator(".pw-details, .pw-more, .pw-passkeys").all())
      await fold.locator("summary").press("Enter");
    await expectEvenLines(page, t);
    await page.getByRole("radio", { name: t.kindPassphrase }).check();
    await page.getByRole("button", { name: t.generateNew }).press("Enter");
    await expect(page.locator(".pw-bar-name")).toHaveText(t.veryStrong);
    await noteAxe(page, `${locale} passphrase`, faults);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
  }
  expect(formatFaults(faults)).toEqual([]);

  // As at the first visit: the tab keeps the generator's settings.
  await page.evaluate(() => sessionStorage.clear());
  await open(page);
  await field(page).focus();
  const stops: string[] = [];
  for (let i = 0; i < 12; i += 1) {
    stops.push(
      await page.evaluate(() =>
        document.activeElement?.getAttribute("aria-labelledby")
          ? document.getElementById(document.activeElement.getAttribute("aria-labelledby")!)!
              .textContent!
          : ((document.activeElement as HTMLInputElement).labels?.[0]?.textContent ??
            document.activeElement!.textContent!),
      ),
    );
    await page.keyboard.press("Tab");
  }
  expect(stops).toEqual([
    en.passwordLabel,
    en.show,
    en.generateInstead,
    en.kindPassword,
    en.generateNew,
    en.length,
    en.uppercase,
    en.lowercase,
    en.numbers,
    en.symbols,
    en.moreOptions,
    en.leakSwitch,
  ]);
});

for (const locale of locales) {
  test(`in ${locale} a small phone shows verdict, reasons and what to do in one view, and so a generated password with its buttons`, async ({
    page,
  }) => {
    const t = words(locale);
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, locale);
    await typePassword(page, "Ahmed2010", t);
    for (const part of [".pw-input", ".pw-bar-head", ".pw-time dd", ".pw-issues", ".pw-next"])
      await expect(page.locator(part).first()).toBeInViewport({ ratio: 1 });
    await page.locator(".pw-next a").click();
    await page.getByRole("button", { name: t.generateNew }).click();
    await expect(page.locator(".pw-made-text bdi")).toBeInViewport({ ratio: 1 });
    for (const name of [t.hideGenerated, t.generateNew, t.copyPassword])
      await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    await typePassword(page, "Kx7!vQzBm2#pLd9&", t);
    await expect(page.locator(".pw-next")).toContainText(t.nextStrong);
  });
}

test("an empty password has a button that looks disabled, and dots begin where the page does", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const locale of locales) {
    await page.goto(localePath(locale, "/tools/password-checker"));
    const field = page.locator("astro-island:not([ssr]) .pw-input");
    await field.waitFor();
    const disabled = page.locator(".pw-generator .button[disabled]");
    await expect(disabled).toHaveCount(1);
    for (const button of await disabled.all())
      await expect(button).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await field.fill("qwerty12");
    if (locale === "ar") await expect(field).toHaveCSS("text-align", "end");
    // What weakens it is in the first screen.
    await expect(page.locator(".pw-issues li").first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator(".pw-time")).toBeVisible();
    const bottom = await page
      .locator(".pw-issues li")
      .first()
      .evaluate((item) => {
        const range = document.createRange();
        range.selectNodeContents(item.firstChild!);
        return range.getBoundingClientRect().bottom;
      });
    expect(bottom).toBeLessThanOrEqual(900);
  }
});
