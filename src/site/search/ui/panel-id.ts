/** The panel's id, which is the `popovertarget` of the header's toggle. */
export const searchPanelId = "search";
