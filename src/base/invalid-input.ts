import { AppError } from "./app-error.ts";

/**
 * Input that the server rejected field by field. `fields` maps the name of a field to the code of
 * its error; the contract of the form lists the codes.
 */
export class InvalidInput extends AppError {
  override name = "InvalidInput";
  readonly fields: Readonly<Record<string, string>>;
  constructor(fields: Readonly<Record<string, string>>) {
    super(
      "invalid-input",
      `rejected: ${Object.entries(fields)
        .map((entry) => entry.join(" "))
        .join(", ")}`,
    );
    this.fields = fields;
  }
}
