import { useEffect, useReducer, useRef, useState, type FormEvent, type RefObject } from 'react';
import { scorecardFieldsSchema, type Scorecard } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useScorecardMessages } from './messages.ts';
import { fieldsOf, valuesOf, type ScorecardValues } from './scorecard-values.ts';

const idle = 2_000;

/**
 * The form of the user's own scorecard: saved as a draft two seconds after the last change, then
 * submitted.
 */
export function useScorecardForm(scorecard: Scorecard) {
  const { id, seesRate, status } = scorecard;
  const t = useScorecardMessages();
  const { notify } = usePlatform();
  const [submit] = api.useScorecardsSubmitMutation();
  const [amend] = api.useScorecardsAmendMutation();
  const form = useZodForm({
    schema: scorecardFieldsSchema,
    initialValues: valuesOf(scorecard),
    prepare: (values) => fieldsOf(values, seesRate),
    mapPath: (path) => path.replace(/^card\./, ''),
  });
  const version = useRef(scorecard.version);
  const [isSettling, setIsSettling] = useState(false);
  const [isHandedIn, setIsHandedIn] = useState(false);
  const saving = useFormMutation({
    form,
    mutation: status === 'draft' ? submit : amend,
    version: scorecard.version,
    draft: `vetting-feedback/${id}`,
    toArgs: ({ output, version: seen }) => ({
      params: { id },
      body: { version: Math.max(seen, version.current), card: output },
    }),
    onSaved: () => {
      setIsHandedIn(status === 'draft');
      notify({ kind: 'success', text: t(status === 'draft' ? 'submitted' : 'amended') });
    },
  });
  const draft = useDraft(scorecard, form, {
    version,
    // A draft that is saved during the submission would make one of the two fail.
    isHeld: isSettling || saving.pending || isHandedIn,
  });
  const keptText = { idle: '', saving: t('saving'), kept: t('kept'), failed: t('failed') };
  return {
    form,
    saving,
    keptText: keptText[draft.state],
    submit: (event: FormEvent) => {
      event.preventDefault();
      setIsSettling(true);
      void draft.settled().then(() => {
        setIsSettling(false);
        saving.submit();
      });
    },
  };
}

/** Saves drafts one after the other, each on the version that the previous save returned. */
function useDraft(
  { id, seesRate, allowedActions }: Scorecard,
  { values, reset }: { values: ScorecardValues; reset: (values: ScorecardValues) => void },
  { version, isHeld }: { version: RefObject<number>; isHeld: boolean },
) {
  const [save] = api.useScorecardsSaveMutation();
  const [state, setState] = useState<'idle' | 'saving' | 'kept' | 'failed'>('idle');
  const text = JSON.stringify(values);
  const latest = useRef(text);
  const kept = useRef(text);
  const running = useRef<Promise<void>>(Promise.resolve());
  const isDraft = allowedActions.includes('edit');
  // Input that could not be saved offline is saved once the connection is back.
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);

  useEffect(() => {
    latest.current = text;
    if (!isDraft || isHeld || text === kept.current) return undefined;
    const timer = setTimeout(() => {
      const now = JSON.parse(text) as ScorecardValues;
      running.current = running.current.then(async () => {
        setState('saving');
        const card = fieldsOf(now, seesRate);
        const answer = await save({ params: { id }, body: { version: version.current, card } });
        if (answer.error) return setState('failed');
        version.current = answer.data.version;
        kept.current = text;
        setState('kept');
        // Nothing is unsaved any more unless the user has continued typing.
        if (latest.current === text) reset(now);
      });
    }, idle);
    return () => clearTimeout(timer);
  }, [id, isDraft, isHeld, reset, save, seesRate, text, tries, version]);

  return { state, settled: () => running.current };
}
