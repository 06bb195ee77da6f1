import type { ApplicationRecord } from '@muster/contracts';
import { conflictOf, isApiError, useUnsavedGuard } from '@muster/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../api.ts';

const idle = 2_000;

/** Conflicting text of another user. */
export interface IntroductionConflict {
  /** Text that both started from. */
  base: string;
  theirs: string;
  version: number;
  by: string;
  at: string;
}

/** Saves the introduction two seconds after the last input, and when the drawer closes. */
export function useIntroductionAutosave(
  { id, version, preparation }: ApplicationRecord,
  text: string,
) {
  const [update] = api.useApplicationsUpdateMutation();
  const [state, setState] = useState<'idle' | 'saving' | 'kept' | 'failed'>('idle');
  const [conflict, setConflict] = useState<IntroductionConflict | null>(null);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const saved = useRef(preparation.introduction ?? '');
  const [savedText, setSavedText] = useState(preparation.introduction ?? '');
  const seen = useRef(version);
  const running = useRef<Promise<boolean> | null>(null);
  useUnsavedGuard(text !== savedText);

  const save = useCallback(
    async (introduction: string): Promise<boolean> => {
      if (introduction === saved.current) return true;
      setState('saving');
      const answer = await update({
        params: { id },
        body: { version: seen.current, introduction: introduction || null },
      });
      if (answer.error) {
        setState('failed');
        const clash = conflictOf<ApplicationRecord>(isApiError(answer.error) ? answer.error : null);
        if (clash) {
          const theirs = clash.current.preparation.introduction ?? '';
          setConflict({ ...clash, base: saved.current, theirs });
        }
        return false;
      }
      saved.current = introduction;
      setSavedText(introduction);
      seen.current = answer.data.version;
      setKeptAt(new Date().toISOString());
      setState('kept');
      return true;
    },
    [id, update],
  );
  const saveInTurn = useCallback(
    (introduction: string): Promise<boolean> => {
      const next = (running.current ?? Promise.resolve(true)).then(() => save(introduction));
      running.current = next;
      return next;
    },
    [save],
  );

  useEffect(() => {
    // A text chosen in the conflict dialog is saved there.
    if (conflict || text === saved.current) return undefined;
    const timer = setTimeout(() => void saveInTurn(text), idle);
    return () => clearTimeout(timer);
  }, [text, conflict, saveInTurn]);

  /** Continues from the other user's version, with the chosen text. */
  function resolve(chosen: string) {
    if (!conflict) return;
    saved.current = conflict.theirs;
    setSavedText(conflict.theirs);
    seen.current = conflict.version;
    setConflict(null);
    if (chosen === conflict.theirs) setState('idle');
    else void saveInTurn(chosen);
  }

  return {
    state,
    keptAt,
    conflict,
    resolve,
    giveUp: () => setConflict(null),
    flush: () => saveInTurn(text),
  };
}
