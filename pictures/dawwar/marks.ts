/** The bicycle every screen and pin shares; 48 wide, 30 high, its wheels on the line y = 29. */
export const bicycle = `<g fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><circle cx="10" cy="20" r="8.6"/><circle cx="38" cy="20" r="8.6"/><path d="M10 20L18 8H32L23 20H10M18 8L23 20M32 8L38 20M32 8L30.5 3.5H35M15.5 8H20.5"/></g>`;

/** The courier's head and helmet, for a round frame of 54. */
export const face = `<svg viewBox="0 0 54 54"><rect width="54" height="54" fill="#bfe0d2"/><path d="M8 54C9 42 17 38 27 38S45 42 46 54Z" fill="#0e6b60"/><path d="M22 33H32V40Q27 44 22 40Z" fill="#b9794f"/><ellipse cx="27" cy="27" rx="9.4" ry="11" fill="#c98a5e"/><path d="M18 30Q20 39 27 39T36 30Q31 34 27 33T18 30Z" fill="#2a1a12"/><path d="M14.5 24C14 12 20 8 27 8S40 12 39.500 24Q33 20 27 20T14.500 24Z" fill="#ffc24b"/><path d="M27 8V20M20 10.500Q19 15 19 21M34 10.500Q35 15 35 21" stroke="#b9852d" stroke-width="1.600"/></svg>`;

/** Signal, wireless and battery, as a status bar shows them. */
export const statusIcons = `<svg viewBox="0 0 70 14"><path d="M0 9H3V14H0ZM5 6H8V14H5ZM10 3H13V14H10ZM15 0H18V14H15ZM33 14L25 4.500A12.500 12.500 0 0 1 41 4.500ZM46 1.500H66A1.500 1.500 0 0 1 67.500 3V11A1.500 1.500 0 0 1 66 12.500H46ZM68 5H70V9H68Z"/></svg>`;
