import type { FormEvent } from 'react';
import { inputSubmitSchema, limits, type EvaluationInputVisit } from '@muster/contracts';
import { FeedbackDraftState, handingIn, useKeptDraft } from '@muster/blocks';
import { useFormMutation } from '@muster/kit';
import { Button, ErrorSummary, TextArea, formatDate, formatDateTime, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import classes from './evaluation-input.module.css';
import { useInputMessages } from './messages.ts';

const { clientText, inputAutosave } = limits.evaluation;
const schema = inputSubmitSchema.omit({ version: true });

interface WriteInputProps {
  handle: string;
  visit: EvaluationInputVisit;
  onSent: (visit: EvaluationInputVisit) => void;
}

/** Opinion in progress: kept as a draft, sent once by a button. */
export function WriteInput({ handle, visit, onSent }: WriteInputProps) {
  const t = useInputMessages();
  const [save] = api.useEvaluationInputVisitSaveMutation();
  const [send] = api.useEvaluationInputVisitSubmitMutation();
  const form = useZodForm({ schema, initialValues: { text: visit.text } });
  const { keeper, state } = useKeptDraft(
    { version: visit.version, values: { text: visit.text }, isBegun: visit.text !== '' },
    form.values,
    {
      save: ({ text }, version) => save({ params: { handle }, body: { text, version } }),
      every: inputAutosave,
    },
  );
  const saving = useFormMutation({
    // A saved draft is not lost by leaving.
    form: { ...form, dirty: form.dirty && state !== 'saved' },
    mutation: handingIn(keeper, send),
    toArgs: ({ output, version }) => ({
      params: { handle },
      body: { ...output, version: Math.max(version, keeper.version()) },
    }),
    onSaved: onSent,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void keeper.flush().then(() => saving.submit());
  };
  const { agencyName: agency, contractor: name, askedBy } = visit;
  return (
    <form className={classes.page} onSubmit={submit} noValidate>
      <div>
        <h1>{t('title', { name })}</h1>
        <p className={classes.lead}>
          <span>
            {askedBy ? t('asks', { name: askedBy, agency }) : t('asksAgency', { agency })}
          </span>
          <span>{t('lead', { job: visit.job, number: visit.number })}</span>
          <span>
            {t('period', { from: formatDate(visit.periodStart), to: formatDate(visit.periodEnd) })}
          </span>
        </p>
      </div>
      <ErrorSummary {...form.summary} />
      <TextArea
        label={t('text')}
        help={t('help')}
        required
        maxLength={clientText}
        {...form.field('text')}
      />
      <FeedbackDraftState state={state} />
      <div className={classes.buttons}>
        <Button type="submit" size="lg" loading={saving.pending}>
          {t('send')}
        </Button>
      </div>
      <p className={classes.quiet}>
        {t('until', { when: formatDateTime(visit.expiresAt) })} {t('reads', { agency, name })}
      </p>
    </form>
  );
}
