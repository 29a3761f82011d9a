/** The part of it that we use; it brings no types of its own. */
declare module "@adobe/structured-data-validator" {
  interface Issue {
    readonly severity: "ERROR" | "WARNING";
    readonly issueMessage: string;
    readonly rootType: string;
  }
  export default class Validator {
    /**
     * @param found the things of a page, under the names of their types, as its own extractor finds
     *   them
     */
    validate(found: {
      readonly jsonld: object;
      readonly microdata: object;
      readonly rdfa: object;
    }): Promise<readonly Issue[]>;
  }
}
