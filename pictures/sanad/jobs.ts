/** The jobs of the list: the household's own words, the agreed labour in riyals, and a drawing in a field of 64. */
export interface Job {
  readonly name: string;
  readonly riyals: number;
  readonly art: string;
}

const orange = "#f26a1b";
/** The one colour outside the palette: technicians know the pump by it. */
const pumpBlue = "#1f6fb8";
const drop = (x: number, y: number, r = 4): string => `<path d="M${x} ${y - r * 2}Q${x + r * 1.5} ${y - r * 0.2} ${x + r} ${y + r * 0.6}A${r * 1.1} ${r * 1.1} 0 0 1 ${x - r} ${y + r * 0.6}Q${x - r * 1.5} ${y - r * 0.2} ${x} ${y - r * 2}Z" fill="${orange}"/>`;
const line = (d: string, width = 5, colour = "currentColor"): string => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;
const fill = (d: string, colour = "currentColor"): string => `<path d="${d}" fill="${colour}" fill-rule="evenodd"/>`;

export const jobs = {
  split: { name: "السبليت ينقّط في الغرفة", riyals: 120, art: `${fill("M4 14H60V34H4ZM10 26V29H54V26Z")}${drop(18, 48)}${drop(34, 56)}` },
  pump: { name: "الدينمو يشتغل والماء لا يطلع", riyals: 150, art: `${fill("M18 20H48V46H18ZM8 26H18V40H8ZM28 10H38V20H28ZM14 50H52V56H14ZM22 46H28V50H22ZM38 46H44V50H38Z", pumpBlue)}${line("M24 26V40M30 26V40M36 26V40M42 26V40", 2, "#fff")}` },
  tap: { name: "الحنفية تسرّب", riyals: 70, art: `${fill("M4 22H12V42H4ZM12 27H30V20H36V27H40Q54 27 54 44H44Q44 37 38 37H12ZM20 10H46V16H36V20H30V16H20Z")}${drop(49, 58)}` },
  drain: { name: "مجرى المطبخ مسدود", riyals: 160, art: `${fill("M6 8H58V14H52Q52 26 38 26V34Q38 40 44 40H46V32H58V40Q58 52 44 52Q26 52 26 34V26Q12 26 12 14H6Z")}${fill("M28 28H36V36H28Z", orange)}` },
  breaker: { name: "القاطع ينزل كل ساعة", riyals: 110, art: `${fill("M12 6H52V58H12ZM18 12V52H46V12Z")}${fill("M26 32H38V48H26Z", orange)}${fill("M26 18H38V22H26Z")}` },
  heater: { name: "السخّان لا يسخّن", riyals: 130, art: `${fill("M14 14Q14 2 32 2T50 14V40Q50 50 40 50V62H36V51H28V62H24V50Q14 50 14 40Z")}<circle cx="32" cy="32" r="9" fill="${orange}"/>${line("M32 32L27 27", 3)}${line("M18 14H46", 2, orange)}` },
  cistern: { name: "السيفون لا يقف", riyals: 80, art: `${fill("M8 6H26V32H8ZM26 28H58Q58 46 44 48V58H20V46Q12 44 10 36H26Z")}${line("M14 14V24", 4, orange)}` },
  chandelier: { name: "تركيب ثريا", riyals: 90, art: `${line("M32 2V34M8 34H56M10 34V24M54 34V24M24 34V26M40 34V26", 4)}${[10, 24, 40, 54].map((x) => `<circle cx="${x}" cy="20" r="5.5" fill="${orange}"/>`).join("")}${fill("M20 38H44L32 52Z")}` },
  socket: { name: "الفيش محروق", riyals: 75, art: `${fill("M8 8H56V56H8ZM22 30H30V20H22ZM34 30H42V20H34ZM28 46H36V36H28Z")}${line("M44 44l10 10M54 44l-10 10", 5, orange)}` },
  lock: { name: "القفل لا يفتح", riyals: 95, art: `${line("M20 30V20a12 12 0 0 1 24 0V30", 6)}${fill("M12 30H52V58H12ZM30 40V50H34V40Z")}${fill("M29 38H35V50H29Z", orange)}` },
  washer: { name: "الغسالة لا تصرّف", riyals: 125, art: `${fill("M10 4H54V60H10ZM16 10V15H34V10ZM32 20A16 16 0 1 0 32.010 20Z")}${fill("M20 38Q26 33 32 37T44 36A12 12 0 0 1 20 38Z", orange)}` },
  extractor: { name: "شفّاط الحمّام صامت", riyals: 85, art: `${fill("M6 6H58V58H6ZM32 11A21 21 0 1 0 32.010 11Z")}${fill("M32 32C24 24 26 14 34 14C38 20 36 27 32 32C42 28 50 33 49 41C42 43 36 38 32 32C34 42 27 49 19 46C20 38 26 34 32 32Z", orange)}` },
  tank: { name: "خزان السطح يفيض", riyals: 100, art: `${fill("M8 20Q8 12 20 12V6H44V12Q56 12 56 20V52H8ZM12 52H20V60H12ZM44 52H52V60H44Z")}${line("M8 26H56M8 34H56", 2, orange)}${drop(60, 34, 3.500)}` },
  cooling: { name: "المكيف لا يبرّد", riyals: 140, art: `${fill("M4 8H60V28H4ZM10 20V23H54V20Z")}${line("M32 34V62M20 41L44 55M44 41L20 55", 4, orange)}` },
  fridge: { name: "الثلاجة لا تبرّد", riyals: 150, art: `${fill("M14 3H50V24H14ZM14 28H50V58H14ZM18 58H24V62H18ZM40 58H46V62H40Z")}${line("M20 9V18M20 34V46", 4, orange)}` },
  cooker: { name: "عين الفرن لا تشتعل", riyals: 90, art: `${fill("M6 22H58V60H6ZM14 36V52H50V36Z")}${fill("M12 26H18V31H12ZM24 26H30V31H24Z", orange)}${fill("M46 26H52V31H46Z", "#fff")}${line("M14 18V12M22 18V8M30 18V12", 4, orange)}${line("M8 20H36", 3)}` },
  intercom: { name: "الإنتركم لا يرنّ", riyals: 85, art: `${fill("M14 4H50V60H14ZM20 10V30H44V10Z")}${fill("M24 14H40V26H24Z")}<circle cx="32" cy="46" r="7" fill="${orange}"/>` },
  shower: { name: "الدش ضعيف", riyals: 70, art: `${line("M12 62V14a10 10 0 0 1 20 0V20", 6)}${fill("M16 20H48L54 30H10Z")}${drop(20, 44, 3.500)}${drop(34, 50, 3.500)}${drop(46, 42, 3.500)}` },
} as const satisfies Record<string, Job>;

export const drawing = (job: Job, size: number): string => `<svg viewBox="0 0 64 64" width="${size}" height="${size}">${job.art}</svg>`;
