/** The widths of a picture that is as wide as the page: `--bleed` in `brand/type.css`. */
export const plateSizes =
  "(width < 80rem) 95vw, (width < 100rem) 80rem, (width < 120rem) 90rem, 100rem";
