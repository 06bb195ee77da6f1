import { useEffect, useEffectEvent } from 'react';
import { limits } from '@muster/contracts';

/** Saves shortly after the last change while there is something to save. */
export function useAutosave(values: unknown, isDirty: boolean, save: () => void): void {
  const text = JSON.stringify(values);
  const run = useEffectEvent(save);
  useEffect(() => {
    if (!isDirty) return undefined;
    const timer = setTimeout(() => run(), limits.evaluation.autosave);
    return () => clearTimeout(timer);
  }, [text, isDirty]);
}
