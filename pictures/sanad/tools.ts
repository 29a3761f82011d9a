/** The two tools on the sand: flat shapes with one lit and one shaded half, as a stencil would leave them. */
const charcoal = "#2a2724";
const shade = "#1b1917";
const orange = "#f26a1b";

/** An open-ended spanner: its jaw at the origin pointing up, its ring at (0, 600). */
export const spanner = `<path fill-rule="evenodd" fill="${charcoal}" d="M-38 -92V-20L0 4L38 -20V-92A102 102 0 0 1 44 92L34 528A82 82 0 1 1 -34 528L-44 92A102 102 0 0 1 -38 -92ZM-22 562L-44 600L-22 638H22L44 600L22 562Z"/><path fill="${shade}" d="M38 -92A102 102 0 0 1 44 92L34 528A82 82 0 0 1 0 682V638H22L44 600L22 562H0V4L38 -20Z"/><path d="M-14 130H14L10 480H-10Z" fill="${orange}"/>`;

/** A tap that comes out of a wall at the left edge, its drop just let go. */
export const tap = `<path fill="${charcoal}" d="M-80 96H30V64H70V224H30V192H-80ZM70 92H150V52H214V92H250C340 92 372 150 372 240H270C270 210 262 196 236 196H70Z"/><path fill="${shade}" d="M-80 144H30V224H70V196H236C262 196 270 210 270 240H372Q372 196 356 160Q340 150 300 146L70 144ZM182 52H214V92H182Z"/><path fill="${orange}" d="M84 4H280V44H214V56H150V44H84Z"/><path fill="#c94f0c" d="M84 26H280V44H214V56H150V44H84Z"/><path fill="#fff3dd" d="M321 280Q356 334 344 358A28 28 0 0 1 298 358Q286 334 321 280Z"/>`;
