/**
 * A tray with an arrow out of it, for what the device can share. It is not one of the icons of
 * every page, whose scripts would carry it.
 */
export const shareIcon = (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M12 15V4M7.5 8 12 3.5 16.5 8M5 12v8h14v-8" />
  </svg>
);
