import { useEffect, useState } from "react";
import type { forms } from "../engine/forms/kinds.ts";
import type { FormFields } from "./FormFields.tsx";

/** The ready-made forms and their fields, which few visitors need. */
export interface FormModule {
  readonly forms: typeof forms;
  readonly FormFields: typeof FormFields;
}

let loaded: FormModule | undefined;

/** Loads the ready-made forms. @throws where they cannot be fetched */
export async function loadFormModule(): Promise<void> {
  const [kinds, fields] = await Promise.all([
    import("../engine/forms/kinds.ts"),
    import("./FormFields.tsx"),
  ]);
  loaded = { forms: kinds.forms, FormFields: fields.FormFields };
}

/**
 * The ready-made forms; undefined until they are loaded, which begins when they are first wanted.
 * Where they cannot be fetched, the island shows its error.
 */
export function useFormModule(isWanted: boolean): FormModule | undefined {
  const [, setIsLoaded] = useState(false);
  useEffect(() => {
    if (!isWanted || loaded !== undefined) return;
    loadFormModule().then(
      () => setIsLoaded(true),
      (error: unknown) =>
        setIsLoaded(() => {
          throw error;
        }),
    );
  }, [isWanted]);
  return loaded;
}
