import { AppError } from "./app-error.ts";

/**
 * Input that was refused field by field.
 * `fields` maps a field's name to the code of what is wrong with it; the contract of the form says which codes there are.
 */
export class InvalidInput extends AppError {
  override name = "InvalidInput";
  readonly fields: Readonly<Record<string, string>>;
  constructor(fields: Readonly<Record<string, string>>) {
    super(
      "invalid-input",
      `refused: ${Object.entries(fields)
        .map((entry) => entry.join(" "))
        .join(", ")}`,
    );
    this.fields = fields;
  }
}
