/** The sea in front of the hotel: shallows over the reef flat, the reef's edge, deep water, and the jetty across. */
export interface Sea {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  /** Where the lines of the jetty meet on the horizon. */
  readonly vanishing: number;
  /** Left and right edge of the deck where it leaves the picture below. */
  readonly deck: readonly [left: number, right: number];
  /** How far down from the horizon the jetty ends, as a share of the water's height. */
  readonly end: number;
}

const n = (value: number): string => value.toFixed(1);

/** Filters and gradients the sea needs; once a document. */
export const seaDefs = `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#9fd0e6"/><stop offset=".62" stop-color="#d7ebee"/><stop offset="1" stop-color="#f3efe2"/></linearGradient>
<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#0a5f86"/><stop offset=".1" stop-color="#0b7396"/><stop offset=".17" stop-color="#0e93a6"/><stop offset=".22" stop-color="#1fb4b4"/><stop offset=".5" stop-color="#45cdc3"/><stop offset="1" stop-color="#8de6d2"/></linearGradient>
<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset=".1" stop-color="#000"/><stop offset=".34" stop-color="#fff"/></linearGradient>
<linearGradient id="far" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="#000"/></linearGradient>
<linearGradient id="boards" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#d9c7ab"/><stop offset="1" stop-color="#b8936a"/></linearGradient>
<filter id="reef" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".0042 .018" numOctaves="4" seed="11"/><feColorMatrix values="0 0 0 0 .02  0 0 0 0 .38  0 0 0 0 .42  0 7 0 0 -3.7"/></filter>
<filter id="near-ripple" x="0" y="0" width="100%" height="100%"><feTurbulence type="turbulence" baseFrequency=".008 .03" numOctaves="3" seed="5"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 .94  -9 0 0 0 1.05"/></filter>
<filter id="far-ripple" x="0" y="0" width="100%" height="100%"><feTurbulence type="turbulence" baseFrequency=".012 .16" numOctaves="2" seed="9"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  -7 0 0 0 .9"/></filter>
<filter id="wobble" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".01 .05" numOctaves="2" seed="2"/><feDisplacementMap in="SourceGraphic" scale="22"/><feGaussianBlur stdDeviation="1.2"/></filter>`;

/** Sky, water and jetty as one drawing. */
export function sea({ width, height, horizon, vanishing, deck, end }: Sea): string {
  const depth = height - horizon;
  /** A point of the deck's plane: `across` 0 to 1 over its width, `near` 1 at the lower edge, 0 at the horizon. */
  const at = (across: number, near: number): readonly [number, number] => [
    vanishing + (deck[0] + (deck[1] - deck[0]) * across - vanishing) * near,
    horizon + depth * near,
  ];
  const quad = (a: number, b: number, from: number, to: number): string =>
    `M${[at(a, from), at(b, from), at(b, to), at(a, to)].map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;

  let boards = "";
  const nearest = 1 / 1.02;
  const farthest = 1 / end;
  for (let far = nearest, i = 0; far < farthest; far += 0.085, i++) {
    const tone = ["#fff4df", "#8a6540", "#6f4c2c", "#f2dfbf", "#9b7750"][(i * 7 + (i >> 2)) % 5];
    boards += `<path d="${quad(0, 1, 1 / far, 1 / (far + 0.076))}" fill="${tone}" opacity="${i % 3 === 0 ? 0.3 : 0.16}"/><path d="${quad(0, 1, 1 / (far + 0.074), 1 / (far + 0.087))}" fill="#3b2714" opacity=".5"/>`;
  }
  let posts = "";
  const steps: number[] = [];
  for (let far = 1.32; far < farthest; far += 0.86) steps.push(far);
  const rope: [string[], string[]] = [[], []];
  for (const far of steps.reverse()) {
    const near = 1 / far;
    const tall = depth * 0.3 * near;
    const wide = Math.max(1.6, 15 * near * (depth / 420));
    [0.012, 0.988].forEach((across, side) => {
      const [x, y] = at(across, near);
      rope[side as 0].push(`${n(x)} ${n(y - tall * 0.86)}`);
      posts += `<path d="M${n(x - wide / 2)} ${n(y + tall * 0.3)}V${n(y - tall)}H${n(x + wide / 2)}V${n(y + tall * 0.3)}Z" fill="#7c5936"/><path d="M${n(x)} ${n(y + tall * 0.3)}V${n(y - tall)}H${n(x + wide / 2)}V${n(y + tall * 0.3)}Z" fill="#b48a5c"/>`;
    });
  }
  const ropes = rope.map((points) => points.slice(1).map((point, i) => {
    const [x0 = 0, y0 = 0] = (points[i] ?? "").split(" ").map(Number);
    const [x1 = 0, y1 = 0] = point.split(" ").map(Number);
    const slack = Math.abs(y1 - y0) * 0.22 + 2;
    return `<path d="M${x0} ${y0}Q${n((x0 + x1) / 2)} ${n((y0 + y1) / 2 + slack)} ${x1} ${y1}" fill="none" stroke="#f6ead2" stroke-width="${n(Math.max(1, (y1 - horizon + 40) / 90))}"/>`;
  }).join("")).join("");

  // The shelter at the end: four posts and a flat roof of palm ribs, on a deck a little wider than the jetty.
  const [left, ground] = at(-0.55, end);
  const [right] = at(1.55, end);
  const size = right - left;
  const roof = ground - size * 0.62;
  const shelter = `<path d="${quad(-0.75, 1.75, end * 1.06, end * 0.9)}" fill="#c9ae86"/><path d="M${n(at(-0.75, end * 1.06)[0])} ${n(at(0, end * 1.06)[1])}H${n(at(1.75, end * 1.06)[0])}v${n(size * 0.07)}H${n(at(-0.75, end * 1.06)[0])}Z" fill="#7c5936"/>
<path d="M${n(left)} ${n(ground)}V${n(roof)}h${n(size * 0.05)}V${n(ground)}ZM${n(right - size * 0.05)} ${n(ground)}V${n(roof)}h${n(size * 0.05)}V${n(ground)}ZM${n(left + size * 0.24)} ${n(ground - size * 0.06)}V${n(roof)}h${n(size * 0.03)}V${n(ground - size * 0.06)}ZM${n(right - size * 0.27)} ${n(ground - size * 0.06)}V${n(roof)}h${n(size * 0.03)}V${n(ground - size * 0.06)}Z" fill="#8a6540"/>
<path d="M${n(left - size * 0.12)} ${n(roof)}L${n(left + size * 0.1)} ${n(roof - size * 0.12)}H${n(right - size * 0.1)}L${n(right + size * 0.12)} ${n(roof)}v${n(size * 0.06)}H${n(left - size * 0.12)}Z" fill="#a57c4e"/><path d="M${n(left - size * 0.12)} ${n(roof)}H${n(right + size * 0.12)}v${n(size * 0.06)}H${n(left - size * 0.12)}Z" fill="#5e4023"/>
<path d="${quad(-0.3, 1.5, end * 1.03, end * 0.95)}" fill="#3b2714" opacity=".4"/>`;

  return `<defs><mask id="shallow"><rect y="${horizon}" width="${width}" height="${depth}" fill="url(#fade)"/></mask><mask id="distant"><rect y="${horizon}" width="${width}" height="${depth}" fill="url(#far)"/></mask></defs>
<rect width="${width}" height="${horizon + 2}" fill="url(#sky)"/>
<rect y="${horizon}" width="${width}" height="${depth}" fill="url(#water)"/>
<g mask="url(#shallow)"><rect y="${horizon}" width="${width}" height="${depth}" filter="url(#reef)" opacity=".42"/><rect y="${horizon}" width="${width}" height="${depth}" filter="url(#near-ripple)" opacity=".42"/></g>
<g mask="url(#distant)"><rect y="${horizon + 3}" width="${width}" height="${depth}" filter="url(#far-ripple)" opacity=".3"/></g>
<path d="M0 ${n(horizon + depth * 0.192)}C${n(width * 0.2)} ${n(horizon + depth * 0.2)} ${n(width * 0.3)} ${n(horizon + depth * 0.176)} ${n(width * 0.5)} ${n(horizon + depth * 0.186)}S${n(width * 0.85)} ${n(horizon + depth * 0.205)} ${width} ${n(horizon + depth * 0.18)}" fill="none" stroke="#fff" stroke-width="${n(depth * 0.008)}" stroke-dasharray="70 22 130 34 24 16 90 50" opacity=".75" filter="url(#wobble)"/>
<path d="${quad(-0.62, 0.1, 1.02, end)}" fill="#06525f" opacity=".5" filter="url(#wobble)"/>
${shelter}
<path d="${quad(0, 1, 1.02, end)}" fill="url(#boards)"/>${boards}
<path d="${quad(0, 0.018, 1.02, end)}" fill="#f6e6c8" opacity=".6"/><path d="${quad(0.982, 1, 1.02, end)}" fill="#f6e6c8" opacity=".6"/>
${posts}${ropes}`;
}
