/** The panel's id, which the header's toggle names as its `popovertarget`. */
export const searchPanelId = "search";
