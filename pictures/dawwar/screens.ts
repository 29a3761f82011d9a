import { bicycle, face, statusIcons } from "./marks.ts";
import { alongLine, courierAt, nile, path, ride, splitLine, streetNames, streetStrokes } from "./map.ts";

const [done, ahead] = splitLine(ride, courierAt);

/** The day map of the customer's app around the ride. */
function dayMap(compact: boolean): string {
  const [cx, cy] = alongLine(ride, courierAt);
  const [fx, fy] = ride[0]!;
  const [tx, ty] = ride.at(-1)!;
  return `<svg class="map" viewBox="${compact ? "-320 -790 1220 1000" : "-250 -640 1000 1064"}" preserveAspectRatio="xMidYMid slice">
    <rect x="-2000" y="-2000" width="4000" height="4000" fill="#dfe9db"/>
    <path d="M470 -800H640V-600H470Z" fill="#c4dcb8"/>
    <g color="#cddccb">${streetStrokes(5)}</g>
    <g color="#fff">${streetStrokes()}</g>
    <path d="${path(nile)}Z" fill="#a9d6cf"/>
    <g fill="#6d8f84" font-family="Readex" font-weight="400">${streetNames(25)}</g>
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d="${path(done)}" stroke="#9dc7ba" stroke-width="17"/><path d="${path(ahead)}" stroke="#0e7d70" stroke-width="19"/>
    </g>
    <circle cx="${fx}" cy="${fy}" r="17" fill="#fff" stroke="#0e7d70" stroke-width="10"/>
    <g transform="translate(${tx} ${ty})"><path d="M0 0C-14 -26 -40 -40 -40 -72A40 40 0 0 1 40 -72C40 -40 14 -26 0 0Z" fill="#e8553a"/><circle cy="-72" r="15" fill="#fff"/></g>
    <g transform="translate(${cx} ${cy})"><circle r="62" fill="#ffc24b" opacity=".35"/><circle r="44" fill="#ffc24b"/><g transform="scale(1.35) translate(-24 -16)" color="#0c3b35">${bicycle}</g></g>
  </svg>`;
}

/** The customer's screen: where the courier is, when he comes, who he is. */
export function rideScreen(compact = false): string {
  return `<div class="screen app${compact ? " compact" : ""}">${dayMap(compact)}
    <div class="status"><span>9:41</span>${statusIcons}</div>
    <div class="top"><span class="chip"><svg viewBox="0 0 10 16"><path d="M2 1L9 8L2 15" fill="none" stroke="#0c3b35" stroke-width="2.4"/></svg></span><span class="chip" style="margin-inline-start:auto">طلب رقم 2084</span></div>
    <div class="sheet">
      <div class="eta"><span>يصل بعد</span><b>12</b><span>دقيقة</span><span>بالدراجة</span></div>
      <svg class="track" viewBox="0 0 352 40"><path d="M4 33H348" stroke="#d3dacb" stroke-width="6" stroke-linecap="round"/><path d="M196 33H348" stroke="#0e7d70" stroke-width="6" stroke-linecap="round"/>
        <g fill="#f7f5ec" stroke-width="5"><circle cx="344" cy="33" r="6" stroke="#0e7d70"/><circle cx="8" cy="33" r="6" stroke="#b7c4b4"/></g><g transform="translate(216 0) scale(-1 1)" color="#0c3b35">${bicycle}</g></svg>
      <div class="stages"><span>استلم الطلب</span><b>في الطريق إليك</b><span>وصل</span></div>
      <div class="row"><span class="face">${face}</span><div><strong>كريم في الطريق</strong>عبر تقاطع ثروت مع شريف</div><span class="call"><svg viewBox="0 0 24 24" width="22"><path d="M5 3H9L11 8L8.500 9.500A11 11 0 0 0 14.500 15.500L16 13L21 15V19A2 2 0 0 1 19 21C10 20.500 3.500 14 3 5A2 2 0 0 1 5 3Z" fill="#0c3b35"/></svg></span></div>
      <div class="row"><svg class="dots" viewBox="0 0 54 112"><path d="M27 28V62" stroke="#9dc7ba" stroke-width="3" stroke-dasharray="1 7" stroke-linecap="round"/><circle cx="27" cy="15" r="6" fill="none" stroke="#0e7d70" stroke-width="4"/><path d="M27 92C24 86 17 83 17 76A10 10 0 0 1 37 76C37 83 30 86 27 92Z" fill="#e8553a"/></svg><div><strong>مكتبة الكرنك</strong>شارع عدلي<strong style="margin-top:8px">شارع طلعت حرب 14</strong>الدور الثالث</div></div>
    </div>
  </div>`;
}

/** A stopped bicycle's map, black on straw, with room for a thumb. */
function plan(view: string, marks: string): string {
  return `<svg class="plan" viewBox="${view}" preserveAspectRatio="xMidYMid slice"><rect x="-2000" y="-2000" width="4000" height="4000" fill="#efd78a"/><g color="#fff3c4">${streetStrokes()}</g><g fill="#5d4d12" font-family="Readex" font-weight="500">${streetNames(17)}</g>${marks}</svg>`;
}

const [doorX, doorY] = ride.at(-1)!;
const [shopX, shopY] = ride[0]!;

/** Riding: no map, one line to read at a red light, one button. */
export function ridingScreen(): string {
  return `<div class="screen courier"><div class="status"><span>1:52</span>${statusIcons}</div>
    <p class="to">إلى منى عبد العزيز</p>
    <h2>طلعت حرب<br>14</h2>
    <div class="door"><svg viewBox="0 0 60 60"><path d="M14 58V20A16 16 0 0 1 46 20V58M4 58H56" fill="none" stroke="#171203" stroke-width="5"/><circle cx="38" cy="40" r="3.500" fill="#171203"/></svg><div><strong>الباب من الممر</strong>بين محل النظارات والبنك</div></div>
    <p class="left"><b>6</b> دقائق</p>
    <span class="big">وصلتُ</span>
  </div>`;
}

/** Stopped at the shop: now the map may show. */
export function pickupScreen(): string {
  const marks = `<path d="${path(ride)}" fill="none" stroke="#171203" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"/><circle cx="${doorX}" cy="${doorY}" r="19" fill="#fff" stroke="#171203" stroke-width="9"/><g transform="translate(${shopX} ${shopY})"><circle r="42" fill="#171203"/><g transform="scale(1.25) translate(-24 -15)" color="#ffe38a">${bicycle}</g></g>`;
  return `<div class="screen courier"><div class="status"><span>1:46</span>${statusIcons}</div>
    ${plan("-270 -640 1080 1010", marks)}
    <p class="to">من</p><h2 class="small">مكتبة الكرنك</h2>
    <p class="what">كتابان، مدفوعان</p>
    <span class="big">استلمتُ</span>
  </div>`;
}

/** After every delivery, one question: the next courier will know the door. */
export function doorScreen(): string {
  const marks = `<g transform="translate(${doorX} ${doorY})"><circle r="9" fill="#b59a3a"/><path d="M6 6L64 58" stroke="#171203" stroke-width="5" stroke-dasharray="3 10" stroke-linecap="round"/><g transform="translate(72 64)"><path d="M0 0C-11 -20 -30 -30 -30 -54A30 30 0 0 1 30 -54C30 -30 11 -20 0 0Z" fill="#171203"/><path d="M-10 -40V-58A10 10 0 0 1 10 -58V-40Z" fill="#ffe38a"/></g></g>`;
  return `<div class="screen courier"><div class="status"><span>1:59</span>${statusIcons}</div>
    <h2 class="ask">هل المدخل<br>حيث الدبوس؟</h2>
    ${plan(`${doorX - 190} ${doorY - 150} 420 400`, marks)}
    <div class="choices"><span class="on">ممر</span><span>شارع جانبي</span><span>جراج</span></div>
    <span class="big">احفظ الباب</span>
  </div>`;
}
