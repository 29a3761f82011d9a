import { useEffect, useRef, useState } from "react";
import { callApi } from "#base/call-api.ts";
import {
  answerReports,
  changeLink,
  createLink,
  deleteLink,
  viewLink,
  type LinkView,
} from "../contract.ts";
import { findKey } from "../engine/link-key.ts";
import { describeFailure, type ChangeTexts, type LinkFailure } from "./link-failure.ts";

/** The code that is open. */
export interface OpenLink {
  readonly key: string;
  /** Undefined until it has arrived. */
  readonly link: LinkView | undefined;
  /** Whether it was made just now. */
  readonly isNew: boolean;
}

/** What is being done with a code. */
export type LinkWork = "view" | "create" | "change" | "answer" | "remove";

/** The open code, and the requests that make, read, change, defend and delete one. */
export function useLink(c: ChangeTexts) {
  const [open, setOpen] = useState<OpenLink>();
  const [failure, setFailure] = useState<LinkFailure>();
  const [working, setWorking] = useState<LinkWork>();
  const running = useRef<AbortController | undefined>(undefined);

  /** @returns whether the work succeeded */
  async function run(
    name: LinkWork,
    work: (signal: AbortSignal) => Promise<void>,
  ): Promise<boolean> {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setFailure(undefined);
    setWorking(name);
    try {
      await work(signal);
      return true;
    } catch (error) {
      if (!signal.aborted) setFailure(describeFailure(error, c));
      return false;
    } finally {
      if (!signal.aborted) setWorking(undefined);
    }
  }

  const view = (key: string) =>
    run("view", async (signal) => {
      setOpen((before) => (before?.key === key ? before : { key, link: undefined, isNew: false }));
      const link = await callApi(viewLink, { key }, { signal });
      setOpen((before) => ({ key, link, isNew: before?.isNew === true }));
    });

  // The key leaves the address bar, so that the address can be shared and is in no history.
  useEffect(() => {
    function openFromAddress(): void {
      const key = findKey(location.hash);
      if (!location.hash.startsWith("#edit=")) return;
      history.replaceState(history.state, "", location.pathname + location.search);
      if (key === undefined)
        setFailure({ field: undefined, text: c.unknownKey, isUnknownKey: true });
      else void view(key);
    }
    openFromAddress();
    addEventListener("hashchange", openFromAddress);
    return () => {
      removeEventListener("hashchange", openFromAddress);
      running.current?.abort();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    open,
    failure,
    working,
    view,
    close(): void {
      running.current?.abort();
      setOpen(undefined);
      setFailure(undefined);
      setWorking(undefined);
    },
    create: (target: string, onMade: (key: string, link: LinkView) => void) =>
      run("create", async (signal) => {
        const { key, link } = await callApi(createLink, { target }, { signal });
        setOpen({ key, link, isNew: true });
        onMade(key, link);
      }),
    change: (input: { key: string; target: string; isEnded: boolean }) =>
      run("change", async (signal) => {
        const link = await callApi(changeLink, input, { signal });
        setOpen((before) => ({ key: input.key, link, isNew: before?.isNew === true }));
      }),
    answer: (input: { key: string; answer: string }) =>
      run("answer", async (signal) => {
        const link = await callApi(answerReports, input, { signal });
        setOpen((before) => ({ key: input.key, link, isNew: before?.isNew === true }));
      }),
    remove: (key: string) =>
      run("remove", async (signal) => {
        await callApi(deleteLink, { key }, { signal });
        setOpen(undefined);
      }),
  };
}
