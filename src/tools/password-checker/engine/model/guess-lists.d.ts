/** Types of zxcvbn's single lists; the packages declare types only for their index module. */
declare module "@zxcvbn-ts/language-common/dist/passwords.json.mjs" {
  const list: string[];
  export default list;
}
declare module "@zxcvbn-ts/language-common/dist/diceware.json.mjs" {
  const list: string[];
  export default list;
}
declare module "@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs" {
  const graphs: Record<string, Record<string, (string | null)[]>>;
  export default graphs;
}
declare module "@zxcvbn-ts/language-en/dist/commonWords.json.mjs" {
  const list: string[];
  export default list;
}
declare module "@zxcvbn-ts/language-en/dist/firstnames.json.mjs" {
  const list: string[];
  export default list;
}
