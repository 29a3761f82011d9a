import { bristle } from "./lettering.ts";
import { bottle, ground, shadow, tin, vesselDefs } from "./vessels.ts";

const svg = document.querySelector("svg");
if (svg) {
  const stand = (x: number, y: number, scale: number, drawn: string): string => `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`;
  svg.innerHTML = `<defs>${vesselDefs}${bristle}</defs>${ground(900, 1200, 850)}
${shadow(330, 968, 540, 330, false)}${shadow(590, 1056, 280, 300, true)}${shadow(70, 1140, 430, 420, true)}
${stand(318, 970, 1.2, tin())}
${stand(566, 1056, 1, bottle({ family: "أم حسن", village: "كرم سالم", day: "14 أكتوبر" }))}
${stand(52, 1140, 1.46, bottle({ family: "آل عيد", village: "تل الندى", day: "21 أكتوبر" }))}`;
}
