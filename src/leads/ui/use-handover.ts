import { useEffect, useState, type RefObject } from "react";

/**
 * Takes over the text of a tool; its code is fetched only where the address names a service.
 * @returns appends a text that waits because the visitor has typed one; undefined where none waits
 */
export function useHandover(
  isEnhanced: boolean,
  formRef: RefObject<HTMLFormElement | null>,
): (() => void) | undefined {
  const [append, setAppend] = useState<() => void>();

  useEffect(() => {
    if (!isEnhanced || location.search === "") return;
    import("./fill-from-tool.client.ts").then(
      ({ fillFromTool }) => {
        if (formRef.current !== null) setAppend(() => fillFromTool(formRef.current!));
      },
      // Without a network the form stays as it is, and the text waits for a reload.
      () => undefined,
    );
  }, [isEnhanced, formRef]);

  return (
    append &&
    (() => {
      append();
      setAppend(undefined);
    })
  );
}
