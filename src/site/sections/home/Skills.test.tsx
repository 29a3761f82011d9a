import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SkillBar } from "./Skills.tsx";

/** The lit share of the width of a frieze. */
function getLitShare(markup: string): number {
  const width = Number(/viewBox="0 0 ([\d.]+)/.exec(markup)?.[1]);
  const lit = Number(/<\/defs>.*?d="M0 0H([\d.]+)/.exec(markup)?.[1]);
  return lit / width;
}

test("H-14 a skill bar is filled to its value in its maximum, which is 100 by default", () => {
  const of100 = renderToStaticMarkup(<SkillBar id="a" name="Web Design" value={50} hue="violet" />);
  const of200 = renderToStaticMarkup(
    <SkillBar id="a" name="Web Design" value={100} max={200} hue="violet" />,
  );
  expect(of100).toContain('aria-valuemax="100"');
  expect(of100).toContain('aria-valuenow="50"');
  expect(of200).toContain('aria-valuemax="200"');
  expect(getLitShare(of100)).toBeCloseTo(0.5, 3);
  expect(getLitShare(of200)).toBeCloseTo(0.5, 3);
  expect(
    getLitShare(
      renderToStaticMarkup(<SkillBar id="a" name="Web Design" value={95} hue="violet" />),
    ),
  ).toBeCloseTo(0.95, 3);
});
