/**
 * Downtown Cairo in metres from Talaat Harb Square, east to the right and south down, drawn by hand after the
 * published street plan: true enough that a Cairene finds the way, simple enough to be a picture.
 */
export type Line = readonly (readonly [x: number, y: number])[];

interface Street {
  readonly width: number;
  readonly line: Line;
  readonly name?: string;
  /** Where the name stands, as a share of the street's length. */
  readonly nameAt?: number;
}

export const streets: readonly Street[] = [
  // The ways that cross the quarter
  { width: 26, line: [[-760, -640], [-420, -560], [-120, -535], [250, -505], [560, -520], [830, -545], [1300, -600]], name: "شارع 26 يوليو", nameAt: 0.36 },
  { width: 24, line: [[-289, 377], [-150, 190], [0, 0], [130, -190], [262, -505], [330, -760]], name: "شارع طلعت حرب", nameAt: 0.5 },
  { width: 24, line: [[-400, 120], [-200, 58], [0, 0], [210, -62], [414, -120], [600, -190]], name: "قصر النيل", nameAt: 0.2 },
  { width: 24, line: [[-640, 470], [-289, 377], [-60, 330], [190, 280], [520, 360], [840, 500], [1300, 660]], name: "شارع التحرير", nameAt: 0.48 },
  { width: 28, line: [[-470, -190], [-300, -380], [-120, -535], [60, -760], [300, -1100]], name: "شارع رمسيس", nameAt: 0.72 },
  { width: 26, line: [[880, -1100], [835, -545], [815, -200], [800, 120], [840, 500], [900, 1000]], name: "شارع الجمهورية", nameAt: 0.44 },
  { width: 22, line: [[-320, 440], [-400, 700], [-460, 1100]], name: "قصر العيني", nameAt: 0.5 },
  { width: 30, line: [[-800, -1100], [-752, -640], [-690, -200], [-650, 200], [-640, 470], [-680, 760], [-780, 1100]], name: "كورنيش النيل", nameAt: 0.46 },
  // The grid between them
  { width: 17, line: [[-470, -190], [-240, -95], [0, 0]], name: "محمود بسيوني", nameAt: 0.46 },
  { width: 17, line: [[-360, 60], [-190, -130], [-40, -330], [110, -520]], name: "شامبليون", nameAt: 0.36 },
  { width: 17, line: [[-300, -380], [-40, -330], [178, -300], [420, -290], [640, -330], [825, -370]], name: "عبد الخالق ثروت", nameAt: 0.33 },
  { width: 17, line: [[205, -385], [430, -400], [640, -430], [830, -460]], name: "شارع عدلي", nameAt: 0.12 },
  { width: 18, line: [[455, -720], [430, -400], [405, -115], [370, 130], [352, 318]], name: "شارع شريف", nameAt: 0.75 },
  { width: 18, line: [[640, -900], [640, -430], [600, -190], [560, 110], [530, 362], [500, 620]], name: "محمد فريد", nameAt: 0.62 },
  { width: 15, line: [[0, 0], [110, 110], [190, 280]], name: "صبري أبو علم" },
  { width: 14, line: [[60, 52], [220, 70], [385, 60], [570, 70], [800, 90]] },
  { width: 14, line: [[-200, 58], [-120, 150], [40, 200], [130, 190], [370, 190], [560, 200], [805, 210]], name: "البستان", nameAt: 0.72 },
  { width: 15, line: [[-260, 440], [-40, 420], [240, 420], [515, 470], [700, 560], [870, 690]], name: "محمد محمود", nameAt: 0.4 },
  { width: 12, line: [[210, -62], [250, 70], [270, 190], [280, 302]] },
  { width: 12, line: [[300, -90], [310, -300], [330, -395], [345, -508]] },
  { width: 12, line: [[520, -160], [530, -310], [540, -415], [545, -520]] },
  { width: 12, line: [[720, -60], [735, -345], [738, -445], [742, -535]] },
  { width: 12, line: [[600, -190], [720, -60], [800, -20]] },
  { width: 12, line: [[480, -140], [470, 66], [455, 195], [440, 340]] },
  { width: 12, line: [[680, -10], [672, 78], [668, 205], [660, 420]] },
  { width: 11, line: [[-90, -42], [-30, -190], [70, -315]] },
  { width: 11, line: [[-340, -136], [-230, -250], [-140, -350]] },
  { width: 11, line: [[130, -190], [310, -200], [412, -205], [520, -235], [615, -260], [815, -230]] },
  { width: 11, line: [[-190, -130], [-60, -110], [70, -100]] },
  { width: 11, line: [[40, 200], [30, 312], [20, 420], [0, 620]] },
  { width: 11, line: [[160, 290], [150, 420], [140, 640]] },
  { width: 11, line: [[352, 318], [350, 440], [330, 640]] },
  { width: 11, line: [[-160, 350], [-150, 430], [-180, 640], [-210, 900]] },
  { width: 12, line: [[-400, 640], [-180, 640], [140, 640], [500, 620], [700, 700], [890, 800]] },
  { width: 11, line: [[-420, 800], [-200, 800], [160, 810], [520, 800], [900, 900]] },
  { width: 11, line: [[140, 640], [160, 810], [170, 1100]] },
  { width: 11, line: [[500, 620], [520, 800], [530, 1100]] },
  { width: 11, line: [[330, 640], [340, 805], [345, 1100]] },
  { width: 11, line: [[0, 620], [-20, 805], [-30, 1100]] },
  { width: 12, line: [[-620, -420], [-300, -380]] },
  { width: 11, line: [[-560, -610], [-540, -480], [-500, -270]] },
  { width: 11, line: [[-420, -560], [-400, -470], [-350, -320]] },
  { width: 12, line: [[-700, -820], [-360, -760], [-60, -620]] },
  { width: 11, line: [[-560, -640], [-590, -1100]] },
  { width: 11, line: [[-300, -550], [-330, -1100]] },
  { width: 11, line: [[60, -760], [330, -760], [455, -720], [640, -740], [845, -760], [1300, -820]] },
  { width: 11, line: [[160, -890], [400, -920], [640, -900], [860, -930]] },
  { width: 11, line: [[160, -510], [190, -640], [200, -760]] },
  { width: 11, line: [[545, -520], [550, -735]] },
  { width: 11, line: [[742, -535], [745, -745]] },
  { width: 12, line: [[815, -200], [960, -180], [1300, -140]] },
  { width: 12, line: [[825, -370], [1000, -400], [1300, -420]] },
  { width: 12, line: [[805, 210], [1000, 230], [1300, 300]] },
  { width: 11, line: [[960, -1100], [990, -570], [1000, -400], [960, -180], [980, 230], [1000, 560]] },
  { width: 11, line: [[1130, -1100], [1140, -580], [1150, -410], [1130, -160], [1150, 260], [1160, 610]] },
  { width: 11, line: [[-650, 200], [-520, 180], [-400, 120]] },
  { width: 11, line: [[-690, -200], [-560, -180], [-470, -190]] },
  { width: 10, line: [[-520, 180], [-530, 0], [-560, -180]] },
];

export const squares: readonly (readonly [x: number, y: number, radius: number])[] = [
  [0, 0, 40],
  [-310, 390, 78],
  [414, -120, 26],
  [-470, -190, 44],
  [262, -505, 26],
  [190, 280, 26],
  [835, -545, 46],
  [840, 500, 58],
];

/** Bookshop by the Azbakiya wall to a door in Talaat Harb Street: the ride that every screen shows. */
export const ride: Line = [[690, -439], [640, -430], [430, -400], [418, -260], [405, -117], [210, -62], [0, 0], [-96, 122]];
/** How much of the ride is done: the last crossing passed, Tharwat with Sherif. */
export const courierAt = 0.333;

export const nile: Line = [[-860, -1100], [-800, -640], [-738, -200], [-700, 200], [-690, 470], [-730, 760], [-840, 1100], [-1500, 1100], [-1500, -1100]];

export const path = (line: Line): string => `M${line.map(([x, y]) => `${x} ${y}`).join("L")}`;

/** The streets as strokes, `grow` wider than they are. */
export function streetStrokes(grow = 0): string {
  const lines = streets.map(({ width, line }) => `<path d="${path(line)}" stroke-width="${width + grow}"/>`).join("");
  const rounds = squares.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r + grow / 2}" fill="currentColor" stroke="none"/>`).join("");
  return `<g fill="none" stroke="currentColor" stroke-linejoin="round" stroke-linecap="round">${lines}${rounds}</g>`;
}

/** A street's name lies along it, turned so that it is never upside down on a map that is itself turned by `mapTurn` degrees. */
export function streetNames(size: number, mapTurn = 0): string {
  return streets
    .filter(({ name }) => name)
    .map(({ name, line, nameAt = 0.5 }) => {
      const [x, y, angle] = alongLine(line, nameAt);
      const upright = Math.cos(((angle + mapTurn) * Math.PI) / 180) < 0 ? angle + 180 : angle;
      return `<text transform="translate(${x} ${y}) rotate(${upright})" y="${size * 0.33}" font-size="${size}" text-anchor="middle">${name}</text>`;
    })
    .join("");
}

/** The point at a share of the line's length, and the line's direction there in degrees. */
export function alongLine(line: Line, share: number): readonly [x: number, y: number, degrees: number] {
  const pieces = line.slice(1).map(([x, y], i) => {
    const [ax, ay] = line[i]!;
    return { ax, ay, x, y, length: Math.hypot(x - ax, y - ay) };
  });
  let left = share * pieces.reduce((sum, { length }) => sum + length, 0);
  for (const { ax, ay, x, y, length } of pieces) {
    if (left <= length) {
      const t = left / length;
      return [ax + (x - ax) * t, ay + (y - ay) * t, (Math.atan2(y - ay, x - ax) * 180) / Math.PI];
    }
    left -= length;
  }
  const last = pieces.at(-1)!;
  return [last.x, last.y, 0];
}

/** The line up to, and from, a share of its length. */
export function splitLine(line: Line, share: number): readonly [Line, Line] {
  const [x, y] = alongLine(line, share);
  const total = line.slice(1).reduce((sum, [bx, by], i) => sum + Math.hypot(bx - line[i]![0], by - line[i]![1]), 0);
  let run = 0;
  let cut = line.length;
  for (let i = 1; i < line.length; i++) {
    run += Math.hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1]);
    if (run > share * total) {
      cut = i;
      break;
    }
  }
  return [
    [...line.slice(0, cut), [x, y]],
    [[x, y], ...line.slice(cut)],
  ];
}
