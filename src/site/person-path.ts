/**
 * Returns where someone of the team is presented, without language: `AboutUs` has an element of
 * this id.
 */
export const getPersonPath = (id: string): string => `/about#${id}`;
