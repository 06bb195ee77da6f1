import { useEffect, useRef, useState, type FormEvent } from 'react';
import { scorecardFieldsSchema, type Scorecard } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useScorecardMessages } from './messages.ts';
import { fieldsOf, formPathOf, valuesOf, type ScorecardValues } from './scorecard-values.ts';
import { useScorecardDraft } from './use-scorecard-draft.tsx';

/**
 * The form of the user's own scorecard: saved as a draft two seconds after the last change, then
 * submitted. It keeps the version that it was made from, so that changes saved in another window
 * are merged and not overwritten.
 */
export function useScorecardForm(scorecard: Scorecard) {
  const { id, seesRate, status } = scorecard;
  const t = useScorecardMessages();
  const { notify } = usePlatform();
  const [submit] = api.useScorecardsSubmitMutation();
  const [amend] = api.useScorecardsAmendMutation();
  const [kept, setKept] = useState(() => valuesOf(scorecard));
  // Read when a request is made, because a save may end between the click and the request.
  const version = useRef(scorecard.version);
  const sent = useRef(kept);
  const typed = useRef(kept);
  const form = useZodForm({
    schema: scorecardFieldsSchema,
    initialValues: kept,
    prepare: (values) => fieldsOf(values, seesRate),
    mapPath: (path) => formPathOf(path, scorecard, fieldsOf(typed.current, seesRate)),
  });
  useEffect(() => {
    typed.current = form.values;
  });
  function keep(values: ScorecardValues, at: number) {
    version.current = at;
    setKept(values);
    form.rebase(values);
  }
  const saving = useFormMutation({
    form,
    mutation: status === 'draft' ? submit : amend,
    draft: `vetting-feedback/${id}`,
    toArgs: ({ output, values, version: merged }) => {
      sent.current = values;
      return { params: { id }, body: { version: Math.max(merged, version.current), card: output } };
    },
    onSaved: (saved) => {
      keep(sent.current, saved.version);
      notify({ kind: 'success', text: t(status === 'draft' ? 'submitted' : 'amended') });
    },
    onConflict: { base: kept, toValues: valuesOf },
  });
  const draft = useScorecardDraft({
    scorecard,
    form,
    kept,
    version,
    keep,
    // If a draft were saved during the submission, one of the two would fail.
    rests: saving.pending || Boolean(saving.dialog),
  });
  return {
    form,
    saving,
    draft,
    submit: (event: FormEvent) => {
      event.preventDefault();
      void draft.settled().then(() => saving.submit());
    },
  };
}
