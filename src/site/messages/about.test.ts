import { expect, test } from "vitest";
import { locales } from "#i18n/messages.ts";
import { aboutMessages } from "./about.ts";

test("the story agrees with the statistics of the home page: 25 people, and more years than since 2018", () => {
  const yearsBefore = { ar: "ثلاث سنوات", en: "three years" };
  for (const locale of locales) {
    expect(aboutMessages.storyThird[locale]).toContain("25");
    expect(aboutMessages.storyFirst[locale]).toContain("2018");
    expect(aboutMessages.storyFirst[locale]).toContain(yearsBefore[locale]);
    expect(aboutMessages.teamHead[locale]).toMatch(/أولًا|first/);
  }
});
