import type { ApplicationRecord } from '@muster/contracts';
import { useUnsavedGuard } from '@muster/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../api.ts';

const idle = 2_000;

/** Keeps the introduction two seconds after the last word, and when the drawer closes. */
export function useIntroductionAutosave(
  { id, version, preparation }: ApplicationRecord,
  text: string,
) {
  const [update] = api.useApplicationsUpdateMutation();
  const [state, setState] = useState<'idle' | 'saving' | 'kept' | 'failed'>('idle');
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
    if (text === saved.current) return undefined;
    const timer = setTimeout(() => void saveInTurn(text), idle);
    return () => clearTimeout(timer);
  }, [text, saveInTurn]);

  return { state, keptAt, flush: () => saveInTurn(text) };
}
