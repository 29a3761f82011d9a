import { sea, seaDefs } from "./sea.ts";
import { leaf, stoneDefs, wall } from "./stone.ts";

const [left, top, width, height] = [206, 336, 488, 742];
const right = left + width;
const foot = top + height;

const svg = document.querySelector("#window");
if (svg) {
  const view = `<clipPath id="pane"><rect x="${left}" y="${top}" width="${width}" height="${height}"/></clipPath>
<g clip-path="url(#pane)"><g transform="translate(${left} ${top})">${sea({ width, height, horizon: 262, vanishing: 262, deck: [66, 422], end: 0.12 })}</g>
<path d="M${left} ${top}H${right}V${top + 34}H${left + 34}V${foot}H${left}Z" fill="#7d8b91"/><path d="M${left} ${top}H${right}V${top + 34}H${left + 34}Z" fill="#647279"/><path d="M${left + 34} ${top + 34}V${foot}" stroke="#4d2e14" stroke-width="9"/><path d="M${left + 30} ${top + 36}H${right}" stroke="#4d2e14" stroke-width="9"/><path d="M${right - 5} ${top + 34}V${foot}" stroke="#a9733f" stroke-width="10"/></g>`;
  const sill = `<rect x="${left - 46}" y="${foot}" width="${width + 92}" height="38" fill="#fffdf8"/><path d="M${left - 46} ${foot + 38}h${width + 92}l-18 26H${left - 70}Z" fill="#67758a" opacity=".38"/>`;
  svg.innerHTML = `<defs>${seaDefs}${stoneDefs}</defs>${wall(900, 1200, 78, 19)}<rect x="0" y="0" width="900" height="300" fill="#faf6ec" opacity=".72"/><rect y="300" width="900" height="5" fill="#8a7c60" opacity=".4"/>
<path d="M${left - 24} ${foot}V${top - 24}H${right + 24}V${foot}Z" fill="#fffdf8"/>${view}${sill}${leaf(-32, top - 8, 208, height + 16)}${leaf(right + 30, top - 8, 208, height + 16)}`;
}
