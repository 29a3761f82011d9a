import { bristle } from "./lettering.ts";
import { bottle, ground, shadow, tin, vesselDefs } from "./vessels.ts";

const svg = document.querySelector("svg");
if (svg) {
  const stand = (x: number, y: number, scale: number, drawn: string): string => `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`;
  svg.innerHTML = `<defs>${vesselDefs}${bristle}</defs>${ground(1600, 900, 640)}
${shadow(250, 768, 520, 330, false)}${shadow(812, 836, 300, 330, true)}${shadow(1136, 804, 282, 330, true)}
${stand(236, 772, 1.14, tin())}
${stand(1130, 806, 0.96, bottle({ family: "أم حسن", village: "كرم سالم", day: "14 أكتوبر" }))}
${stand(804, 838, 1.04, bottle({ family: "آل عيد", village: "تل الندى", day: "21 أكتوبر" }))}`;
}
