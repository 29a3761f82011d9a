/** The request header in which a page that was fetched ahead says where it was opened from. */
export const openedFromHeader = "x-opened-from";
