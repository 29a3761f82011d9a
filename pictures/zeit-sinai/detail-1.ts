import { bristle, dots, name } from "./lettering.ts";
import { olive } from "./olives.ts";

const ground = "#767a35";
const chalk = "#f1ecdf";
/** The villages in the order of their dots. */
const villages = ["كرم سالم", "تل الندى", "العين", "أبو طويلة", "بئر السدر", "الريسان", "المطلة", "وادي عامر"];

const sheet = document.querySelector("#sheet");
if (sheet) {
  const scale = 1.36;
  const lines = [158, 320, 620, 842].map((y) => `<path d="M0 ${y}H1120" stroke="#141310" stroke-opacity=".3" stroke-width="1.500" stroke-dasharray="2 9" stroke-linecap="round"/>`).join("");
  sheet.innerHTML = `<defs>${bristle}<filter id="tooth" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".5" numOctaves="3" seed="14"/><feColorMatrix values="0 0 0 0 .1  0 0 0 0 .1  0 0 0 0 .04  .8 .5 0 0 -.6"/></filter></defs>${lines}<g transform="translate(112 36) scale(${scale})">${name("#141310", ground)}${dots.map(([x, y, length, girth, turn, has], i) => `${olive([x, y, length, girth, turn, has], chalk, ground)}<text x="${x + (i === 0 ? 46 : 0)}" y="${y + (i === 0 ? 8 : i === 7 ? -32 : [1, 2, 5, 6].includes(i) ? 48 : -34)}" text-anchor="middle" style="font:600 17px Readex" fill="${chalk}">${i + 1}</text>`).join("")}</g><path d="M1136 76V924" stroke="#141310" stroke-width="3"/><rect width="1600" height="1000" filter="url(#tooth)" opacity=".28"/>`;
}
const list = document.querySelector("ol");
if (list) {
  list.innerHTML = villages.map((village, i) => {
    const dot = dots[i];
    return dot ? `<li><svg viewBox="-46 -36 92 72">${olive([0, 0, dot[2], dot[3], dot[4], dot[5]], "#141310", ground)}</svg>${village}<b>${i + 1}</b></li>` : "";
  }).join("");
}
