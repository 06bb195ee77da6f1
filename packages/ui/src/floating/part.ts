import { useEffect, useEffectEvent, useState } from 'react';

/** Something that no first picture shows: its code comes when the page is at rest, or is reached for. */
export interface Part<T> {
  /** Null until it has come. */
  atHand: () => T | null;
  load: () => Promise<T>;
  /** Stores a part that is loaded already. */
  keep: (part: T) => void;
}

export function partOf<T>(fetchPart: () => Promise<T>): Part<T> {
  let kept: T | null = null;
  return {
    atHand: () => kept,
    load: async () => (kept ??= await fetchPart()),
    keep: (part) => {
      kept = part;
    },
  };
}

/** A part from the moment that it is wanted and there. `onLost`: it does not come this time. */
export function usePart<T>(part: Part<T>, wanted: boolean, onLost?: () => void): T | null {
  const [, setArrived] = useState(part.atHand);
  const isMissing = wanted && part.atHand() === null;
  const lose = useEffectEvent(() => onLost?.());

  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    part.load().then(
      (loaded) => isCurrent && setArrived(() => loaded),
      () => isCurrent && lose(),
    );
    return () => {
      isCurrent = false;
    };
  }, [part, isMissing]);

  return part.atHand();
}
