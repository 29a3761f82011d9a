/** The eight-point star (khatam) in a box of 20 units, for islands that need no other drawing. */
export const khatamPath =
  "M10 1l2.64 2.64h3.72v3.72L19 10l-2.64 2.64v3.72h-3.72L10 19l-2.64-2.64H3.64v-3.72L1 10l2.64-2.64V3.64h3.72z";
