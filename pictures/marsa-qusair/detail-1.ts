/** Month, degrees of the water, usual wind in knots, days the jetty was closed. */
const year = [
  ["Jan", 23, 13, 4], ["Feb", 22, 15, 5], ["Mar", 23, 17, 7], ["Apr", 24, 14, 3], ["May", 25, 13, 2], ["Jun", 27, 15, 2],
  ["Jul", 28, 14, 1], ["Aug", 29, 12, 0], ["Sep", 28, 13, 1], ["Oct", 27, 11, 0], ["Nov", 26, 10, 1], ["Dec", 24, 12, 3],
] as const;

const left = 190;
const step = 114;
const x = (month: number): number => left + step * (month + 0.5);
const y = (degrees: number): number => 330 - (degrees - 22) * 33;

const svg = document.querySelector("#table");
if (svg) {
  const points = year.map(([, degrees], i) => [x(i), y(degrees)] as const);
  const ends = [[-60, y(24)], ...points, [1600, y(23.4)]] as const;
  /** One smooth line through the months (Catmull-Rom), set lower by `drop`. */
  const curve = (drop: number): string => ends.map(([px, py], i) => {
    const [qx, qy] = ends[i - 1] ?? [px, py];
    const [ox, oy] = ends[i - 2] ?? [qx, qy];
    const [nx, ny] = ends[i + 1] ?? [px, py];
    return i === 0 ? `M${px} ${py + drop}` : `C${qx + (px - ox) / 6} ${qy + drop + (py - oy) / 6} ${px - (nx - qx) / 6} ${py + drop - (ny - qy) / 6} ${px} ${py + drop}`;
  }).join("");
  const shape = (drop: number): string => `${curve(drop)}V694H-60Z`;
  const line = curve(0);
  /** Wind as strokes from the north that lean with its strength. */
  const wind = (knots: number, px: number): string => Array.from({ length: Math.round(knots / 2) }, (_, i) => `<path d="M${px - 26 + (i % 3) * 22} ${506 + Math.floor(i / 3) * 22}l${knots * 0.9} 13" stroke="#f6f2e8" stroke-width="3.500" stroke-linecap="round"/>`).join("");
  const closed = (days: number, px: number): string => days === 0 ? `<text class="light" x="${px}" y="655" text-anchor="middle" font-size="20">none</text>` : Array.from({ length: days }, (_, i) => `<rect x="${px - (Math.min(days, 4) * 14) / 2 + (i % 4) * 14 + 2}" y="${637 + Math.floor(i / 4) * 16}" width="10" height="12" fill="#f1835c"/>`).join("");
  svg.innerHTML = `<defs><linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#8fe6d6"/><stop offset=".3" stop-color="#37c1bd"/><stop offset=".62" stop-color="#0e7f93"/><stop offset="1" stop-color="#0a4a66"/></linearGradient><filter id="ripple" x="0" y="0" width="100%" height="100%"><feTurbulence type="turbulence" baseFrequency=".009 .034" numOctaves="3" seed="5"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 .94  -9 0 0 0 1.05"/></filter><linearGradient id="up" x1="0" y1="0" x2="0" y2="1"><stop offset=".1" stop-color="#fff"/><stop offset=".6" stop-color="#000"/></linearGradient><mask id="top"><rect width="1600" height="694" fill="url(#up)"/></mask><clipPath id="body"><path d="${shape(0)}"/></clipPath></defs>
<path d="${shape(0)}" fill="url(#w)"/><g clip-path="url(#body)"><g mask="url(#top)"><rect y="40" width="1600" height="654" filter="url(#ripple)" opacity=".5"/></g></g><path d="${shape(70)}" fill="#0a6e86" opacity=".22"/><path d="${shape(140)}" fill="#0a4a66" opacity=".3"/><path d="${line}" fill="none" stroke="#fffdf7" stroke-width="6"/>
${year.map(([month, degrees, knots, days], i) => `<text class="deg" x="${x(i)}" y="${y(degrees) - 22}" text-anchor="middle">${degrees}°</text><text class="month light" x="${x(i)}" y="462" text-anchor="middle">${month}</text>${wind(knots, x(i))}<text class="light" x="${x(i)}" y="608" text-anchor="middle" font-size="20">${knots} kn</text>${closed(days, x(i))}`).join("")}
<text class="label" x="72" y="${y(23) - 44}">Water, °C</text><text class="label light" x="72" y="538">Usual wind</text><text class="label light" x="72" y="646">Jetty closed,</text><text class="label light" x="72" y="668">days last year</text><path d="M72 482H1528M72 624H1528" stroke="#f6f2e8" stroke-opacity=".35"/>`;
}
