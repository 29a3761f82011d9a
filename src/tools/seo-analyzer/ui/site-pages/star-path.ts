/** Two squares, one turned: the eight-point star about the origin. */
export const starPath =
  "M0-9L2.64-6.36H6.36V-2.64L9 0L6.36 2.64V6.36H2.64L0 9L-2.64 6.36H-6.36V2.64L-9 0L-6.36-2.64V-6.36H-2.64Z";
