import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BioDraft } from '@muster/contracts';
import { api } from '../../../api.ts';
import type { BioValues } from './bio-values.ts';

export type KeptDraft = BioDraft & { savedAt: string };

/** Delay after the last key, and at most after the first change. */
const idle = 2_000;
const atLatest = 10_000;

interface Autosave {
  /** When the draft was last saved; null before. */
  keptAt: string | null;
  failed: boolean;
  /** Deletes the draft after saving or discarding. */
  drop: () => void;
}

/** Saves typed text on the server, so that a closed tab or another device does not lose it. */
export function useBioAutosave(
  params: { id: string; key: string },
  values: BioValues,
  dirty: boolean,
): Autosave {
  const [save] = api.useBiosSaveDraftMutation();
  const [forget] = api.useBiosDropDraftMutation();
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const firstChange = useRef<number | null>(null);
  const over = useRef(false);

  const running = useRef<Promise<void>>(Promise.resolve());

  const keep = useEffectEvent(async () => {
    firstChange.current = null;
    if (over.current) return;
    try {
      const { draft } = await save({ params, body: values }).unwrap();
      setKeptAt(draft?.savedAt ?? null);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  });

  const typed = JSON.stringify(values);
  useEffect(() => {
    if (!dirty) return undefined;
    firstChange.current ??= Date.now();
    const left = firstChange.current + atLatest - Date.now();
    const timer = setTimeout(
      () => {
        running.current = keep();
      },
      Math.max(0, Math.min(idle, left)),
    );
    return () => clearTimeout(timer);
  }, [typed, dirty]);

  return {
    keptAt,
    failed,
    drop: () => {
      over.current = true;
      // A save that is under way would restore the draft after its deletion.
      void running.current.then(() => forget({ params }));
    },
  };
}
