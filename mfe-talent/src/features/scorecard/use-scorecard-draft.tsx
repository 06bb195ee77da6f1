import { useEffect, useEffectEvent, useReducer, useRef, useState, type RefObject } from 'react';
import type { Scorecard, ScorecardFields } from '@muster/contracts';
import { conflictOf, isApiError, type ConflictContext } from '@muster/kit';
import { ConflictDialog, type ZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useScorecardMessages } from './messages.ts';
import { fieldsOf, valuesOf, type ScorecardValues } from './scorecard-values.ts';

const idle = 2_000;

interface DraftOptions {
  scorecard: Scorecard;
  form: Pick<ZodForm<ScorecardValues, ScorecardFields>, 'values' | 'applyPatch' | 'described'>;
  /** The last saved values, and their version. */
  kept: ScorecardValues;
  version: RefObject<number>;
  keep: (values: ScorecardValues, version: number) => void;
  /** Whether saving is paused because the form is being submitted. */
  rests: boolean;
}

/**
 * Saves the draft two seconds after the last change, one save after the other. Changes saved in the
 * meantime by another user, or in another window, are merged field by field.
 */
export function useScorecardDraft({ scorecard, form, kept, version, keep, rests }: DraftOptions) {
  const { id, seesRate, allowedActions } = scorecard;
  const t = useScorecardMessages();
  const [save] = api.useScorecardsSaveMutation();
  const [state, setState] = useState<'idle' | 'saving' | 'kept' | 'failed' | 'clash'>('idle');
  const [conflict, setConflict] = useState<ConflictContext<Scorecard> | null>(null);
  const [declined, setDeclined] = useState<string | null>(null);
  const running = useRef<Promise<void>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Input that could not be saved offline is saved once the connection is back.
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);

  const text = JSON.stringify(form.values);
  const isUnsaved = text !== JSON.stringify(kept) && text !== declined;
  const saves = isUnsaved && allowedActions.includes('edit') && !rests && conflict === null;

  const saveNow = useEffectEvent(async (values: ScorecardValues) => {
    setState('saving');
    const card = fieldsOf(values, seesRate);
    const answer = await save({ params: { id }, body: { version: version.current, card } });
    if (answer.data) {
      keep(values, answer.data.version);
      return setState('kept');
    }
    const clash = conflictOf<Scorecard>(isApiError(answer.error) ? answer.error : null);
    setConflict(clash);
    setState(clash ? 'clash' : 'failed');
  });
  useEffect(() => {
    if (!saves) return undefined;
    timer.current = setTimeout(() => {
      const values = JSON.parse(text) as ScorecardValues;
      running.current = running.current.then(() => saveNow(values));
    }, idle);
    return () => clearTimeout(timer.current);
  }, [saves, text, tries]);

  /** Continues from the values that others saved; the merged values are saved like typed ones. */
  function resolve(merged: ScorecardValues, theirs: ConflictContext<Scorecard>) {
    keep(valuesOf(theirs.current), theirs.version);
    form.applyPatch(merged);
    setConflict(null);
    setState('idle');
  }

  return {
    state,
    /** Resolves once no save is under way; the submission takes over a save that is due. */
    settled: () => {
      clearTimeout(timer.current);
      return running.current.finally(tryAgain);
    },
    dialog: conflict && (
      <ConflictDialog
        opened
        base={kept}
        mine={form.values}
        theirs={valuesOf(conflict.current)}
        fields={form.described()}
        namesIn={conflict.current}
        byName={conflict.by || t('somebody')}
        at={conflict.at}
        onResolve={(merged) => resolve(merged, conflict)}
        onCancel={() => {
          setDeclined(text);
          setConflict(null);
        }}
      />
    ),
  };
}
