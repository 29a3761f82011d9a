/**
 * Fits the readability formulas on the calibration half of each set of texts of known level
 * (`tests/fixtures/seo-readability`) and prints their errors on the held-out half.
 */
import {
  fitSet,
  isClearlyBetter,
  readTexts,
  sets,
  type LevelledText,
} from "../tests/fixtures/seo-readability/fit-readability.ts";

const texts = readTexts();
for (const set of Object.keys(sets) as LevelledText["set"][]) {
  const own = texts.filter((text) => text.set === set);
  const heldOut = own.filter(({ half }) => half === "held-out").length;
  console.log(`\n${sets[set].title}: ${own.length - heldOut} calibrated, ${heldOut} held out`);
  console.table(
    fitSet(texts, set).map((fit) => ({
      formula: fit.formula,
      factors: fit.factors.map((factor) => factor.toFixed(3)).join("  "),
      error: fit.error.toFixed(2),
      "mean level": fit.baseline.toFixed(2),
      spearman: fit.spearman.toFixed(2),
      interval: fit.interval.map((end) => end.toFixed(2)).join(" to "),
      "clearly better": isClearlyBetter(fit),
    })),
  );
}
