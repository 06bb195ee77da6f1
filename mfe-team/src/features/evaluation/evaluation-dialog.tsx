import type { z } from 'zod';
import {
  acknowledgeSchema,
  evaluationNoteSchema,
  evaluationReasonSchema,
  evaluationVersionSchema,
  limits,
  type BodyOf,
  type Evaluation,
  type EvaluationActionName,
  type evaluationEndpoints,
} from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { DecisionForm, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useEvaluationMessages } from './messages.ts';

/** Decisions about an evaluation as a whole. */
export type EvaluationDecision = Exclude<
  EvaluationActionName,
  'plan' | 'rate' | 'answer_self' | 'submit_self' | 'ask_input'
>;

const withoutVersion = { version: true } as const;
const bare = evaluationVersionSchema.omit(withoutVersion);
const why = evaluationReasonSchema.omit(withoutVersion);
const schemas: Readonly<Record<EvaluationDecision, z.ZodType>> = {
  open_self_review: bare,
  start: bare,
  submit: bare,
  send_back: evaluationNoteSchema.omit(withoutVersion),
  share: bare,
  acknowledge: acknowledgeSchema.omit(withoutVersion),
  cancel: why,
  reopen: why,
};

/** Returns the mutation of the decision; hooks must be called for all of them. */
function useDecision(action: EvaluationDecision) {
  const [open_self_review] = api.useEvaluationsOpenSelfReviewMutation();
  const [start] = api.useEvaluationsStartMutation();
  const [submit] = api.useEvaluationsSubmitMutation();
  const [send_back] = api.useEvaluationsSendBackMutation();
  const [share] = api.useEvaluationsShareMutation();
  const [acknowledge] = api.useEvaluationsAcknowledgeMutation();
  const [cancel] = api.useEvaluationsCancelMutation();
  const [reopen] = api.useEvaluationsReopenMutation();
  const decisions = {
    open_self_review,
    start,
    submit,
    send_back,
    share,
    acknowledge,
    cancel,
    reopen,
  };
  return decisions[action] as typeof send_back;
}

interface EvaluationDialogProps {
  evaluation: Evaluation;
  action: EvaluationDecision;
  onClose: () => void;
}

/** Confirms a decision about an evaluation: its inputs and effects. */
export function EvaluationDialog({ evaluation, action, onClose }: EvaluationDialogProps) {
  const t = useEvaluationMessages();
  const { notify } = usePlatform();
  const decide = useDecision(action);
  const waiting = evaluation.inputs
    .filter(({ status, isOver }) => status === 'asked' && !isOver)
    .map(({ name }) => t('act.unanswered', { name }));
  const asksReason = action === 'cancel' || action === 'reopen';
  const form = useZodForm({
    schema: schemas[action],
    initialValues: { note: '', reason: '', comment: '' },
    prepare: ({ note, reason, comment }) => ({
      ...(action === 'send_back' && { note }),
      ...(asksReason && { reason }),
      ...(action === 'acknowledge' && { comment }),
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: decide,
    version: evaluation.version,
    toArgs: ({ output, version }) => ({
      params: { id: evaluation.id },
      body: { ...(output as object), version } as BodyOf<typeof evaluationEndpoints.sendBack>,
    }),
    onSaved: () => {
      notify({ kind: 'success', text: t(`act.done.${action}`) });
      onClose();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t(`act.titles.${action}`)}
      subtitle={`${evaluation.member.name} · ${evaluation.cycle}`}
      keep={t('act.keep')}
      confirm={t(`act.${action}`)}
      danger={action === 'cancel' || action === 'reopen'}
      unsaved={form.dirty}
      effects={[
        t(`act.effect.${action}`, { days: limits.evaluation.selfReviewDays }),
        ...(action === 'submit' ? waiting : []),
      ]}
      summary={form.summary}
      saving={saving}
    >
      {action === 'send_back' && (
        <TextArea
          label={t('act.note')}
          required
          maxLength={limits.evaluation.note}
          {...form.field('note')}
        />
      )}
      {asksReason && (
        <TextArea
          label={t('act.reason')}
          required
          maxLength={limits.approval.reason.max}
          {...form.field('reason')}
        />
      )}
      {action === 'acknowledge' && (
        <TextArea
          label={t('act.comment')}
          maxLength={limits.evaluation.memberComment}
          {...form.field('comment')}
        />
      )}
    </DecisionForm>
  );
}
