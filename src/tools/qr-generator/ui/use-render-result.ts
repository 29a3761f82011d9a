import { useEffect, useRef, useState } from "react";
import { makeOffer, type Offer, type Order } from "./render-verified.ts";
import { openReader, type Reader } from "./reader.ts";

/** Typing goes on for so long before a code is read back; the preview does not wait. */
const pauseMs = 80;

interface OfferInMaking {
  /** What may be taken away; nothing while the code is being read. */
  readonly offer: Offer | undefined;
  /** The offer for what is asked now, once it is there. */
  readonly settled: () => Promise<Offer | undefined>;
}

/** Reads back whatever is asked for, the latest order only. */
export function useOffer(order: Order | undefined): OfferInMaking {
  const reader = useRef<Reader | undefined>(undefined);
  const latest = useRef<Promise<Offer | undefined>>(Promise.resolve(undefined));
  const [offer, setOffer] = useState<Offer>();

  useEffect(
    () => () => {
      reader.current?.close();
      reader.current = undefined;
    },
    [],
  );

  useEffect(() => {
    let isStale = false;
    latest.current = order === undefined ? Promise.resolve(undefined) : offerAfterPause(order);
    void latest.current.then((made) => {
      if (!isStale && made !== undefined) setOffer(made);
    });
    return () => {
      isStale = true;
    };

    async function offerAfterPause(asked: Order): Promise<Offer | undefined> {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (isStale) return undefined;
      try {
        reader.current ??= openReader();
        return await makeOffer(asked, reader.current);
      } catch {
        return { order: asked, pixels: undefined, vector: undefined, refusal: "reader" };
      }
    }
  }, [order]);

  async function settled(): Promise<Offer | undefined> {
    for (;;) {
      const waitedFor = latest.current;
      const made = await waitedFor;
      if (waitedFor === latest.current) return made;
    }
  }

  return { offer: offer?.order === order ? offer : undefined, settled };
}
