import { useEffect, useEffectEvent, useRef } from 'react';
import { limits } from '@muster/contracts';

/**
 * Saves shortly after the last change while there is something to save. Values that were refused
 * are not sent again before they change: the user would be asked the same question over and over.
 */
export function useAutosave(values: unknown, isDirty: boolean, save: () => void): void {
  const text = JSON.stringify(values);
  const tried = useRef<string>(undefined);
  const run = useEffectEvent(() => {
    tried.current = text;
    save();
  });
  useEffect(() => {
    if (!isDirty || tried.current === text) return undefined;
    const timer = setTimeout(() => run(), limits.evaluation.autosave);
    return () => clearTimeout(timer);
  }, [text, isDirty]);
}
