import type { FormFields } from "./FormFields.tsx";

type Component = typeof FormFields;

let loaded: Component | undefined;

/** Loads the fields of the ready-made forms, which few visitors need. */
export async function loadFormFields(): Promise<{ readonly default: Component }> {
  loaded = (await import("./FormFields.tsx")).FormFields;
  return { default: loaded };
}

/** The fields if they are loaded: a lazy component shows nothing in its first render. */
export const getFormFields = (): Component | undefined => loaded;
