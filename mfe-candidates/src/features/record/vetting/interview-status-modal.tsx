import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import {
  limits,
  noShowParties,
  vettingInterviewActions,
  type BodyOf,
  type vettingInterviewEndpoints,
  vettingInterviewCancelSchema,
  vettingInterviewCorrectSchema,
  vettingInterviewNoShowSchema,
  vettingInterviewNoteSchema,
  vettingInterviewScheduleSchema,
  vettingInterviewVersionSchema,
  type NoShowParty,
  type VettingInterviewAction,
  type VettingInterviewPage,
} from '@muster/contracts';
import { QueryView, ReadProblem, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import {
  Avatar,
  CheckboxField,
  DecisionForm,
  DecisionNotice,
  NotFoundState,
  SelectField,
  SegmentedField,
  TextArea,
  stateLabel,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { TimeFields, mapTimePath, startOf } from './times/interview-time-fields.tsx';
import { useVettingMessages } from './messages.ts';
import { proposedTime } from './times/proposed-time.ts';
import { statusEffects } from './status-effects.ts';

/** Current actions on an interview, with their effects. */
export function InterviewStatusModal() {
  const { id = '', vettingInterviewId = '' } = useParams();
  const query = api.useVettingInterviewsReadQuery({ params: { id: vettingInterviewId } });
  return (
    <QueryView query={query} skeleton={null}>
      {(interview) =>
        [interview.candidate.id, interview.candidate.number].includes(id) ? (
          <ManageInterview interview={interview} />
        ) : (
          <InterviewGone />
        )
      }
    </QueryView>
  );
}

/** The interview belongs to another candidate. */
function InterviewGone() {
  const t = useVettingMessages();
  const close = useOverlayClose();
  return (
    <DecisionNotice onClose={close} title={t('interviews.title')} keep={t('manage.close')}>
      <NotFoundState size="block" />
    </DecisionNotice>
  );
}

function ManageInterview({ interview }: { interview: VettingInterviewPage }) {
  const t = useVettingMessages();
  const close = useOverlayClose();
  const offered = vettingInterviewActions.filter((one) => interview.allowedActions.includes(one));
  const [address] = useSearchParams();
  const [chosen, setChosen] = useState<VettingInterviewAction | null>(
    proposedTime(address) ? 'schedule' : null,
  );
  // If a concurrent change made an action impossible, its choice is dropped.
  const action = chosen && offered.includes(chosen) ? chosen : (offered[0] ?? null);
  if (!action)
    return (
      <DecisionNotice
        onClose={close}
        title={t(`kind.${interview.kind}`)}
        subtitle={stateLabel('vettingInterview', interview.status)}
        keep={t('manage.close')}
      >
        {t('manage.nothing')}
      </DecisionNotice>
    );
  return (
    <ActionForm
      key={action}
      interview={interview}
      action={action}
      offered={offered}
      onChoose={setChosen}
    />
  );
}

const schemas = {
  schedule: vettingInterviewScheduleSchema.omit({ version: true }),
  start: vettingInterviewVersionSchema.omit({ version: true }),
  complete: vettingInterviewVersionSchema.omit({ version: true }),
  mark_no_show: vettingInterviewNoShowSchema.omit({ version: true }),
  ask_reschedule: vettingInterviewNoteSchema.omit({ version: true }),
  cancel: vettingInterviewCancelSchema.omit({ version: true }),
  reopen: vettingInterviewNoteSchema.omit({ version: true }),
  correct_status: vettingInterviewCorrectSchema.omit({ version: true }),
} as const;

/** Mutations of all actions, of which one is used. */
function useAction(action: VettingInterviewAction) {
  const [schedule] = api.useVettingInterviewsScheduleMutation();
  const [start] = api.useVettingInterviewsStartMutation();
  const [complete] = api.useVettingInterviewsCompleteMutation();
  const [noShow] = api.useVettingInterviewsMarkNoShowMutation();
  const [move] = api.useVettingInterviewsAskRescheduleMutation();
  const [cancel] = api.useVettingInterviewsCancelMutation();
  const [reopen] = api.useVettingInterviewsReopenMutation();
  const [correct] = api.useVettingInterviewsCorrectStatusMutation();
  const mutations = {
    schedule,
    start,
    complete,
    cancel,
    reopen,
    mark_no_show: noShow,
    ask_reschedule: move,
    correct_status: correct,
  };
  return mutations[action] as typeof start;
}

interface ActionFormProps {
  interview: VettingInterviewPage;
  action: VettingInterviewAction;
  offered: readonly VettingInterviewAction[];
  onChoose: (action: VettingInterviewAction) => void;
}

const withNote: readonly VettingInterviewAction[] = [
  'mark_no_show',
  'ask_reschedule',
  'cancel',
  'reopen',
  'correct_status',
];

function ActionForm({ interview, action, offered, onChoose }: ActionFormProps) {
  const { id, candidate, interviewers, version: seen } = interview;
  const t = useVettingMessages();
  const { notify } = usePlatform();
  const close = useOverlayClose();
  const mutation = useAction(action);
  const reasonList = api.useReasonsListQuery(
    { query: { context: 'interview_cancel' } },
    { skip: action !== 'cancel' },
  );
  const reasons = reasonList.data?.data;
  const [address] = useSearchParams();
  const proposed = action === 'schedule' ? proposedTime(address) : null;
  const form = useZodForm({
    schema: schemas[action],
    initialValues: {
      note: '',
      reasonId: null as string | null,
      party: 'candidate' as NoShowParty,
      to: 'cancelled' as 'cancelled' | 'no_show',
      mail: true,
      interviewerIds: interviewers.map((one) => one.id),
      leadId: interviewers.find(({ isLead }) => isLead)?.id ?? (null as string | null),
      durationMin: String(interview.durationMin),
      day: proposed?.day ?? null,
      clock: proposed?.clock ?? null,
      confirmHours: false as boolean,
    },
    mapPath: mapTimePath,
    prepare: (values) => {
      const note = values.note || null;
      const { interviewerIds } = values;
      if (action === 'schedule')
        return {
          interviewerIds,
          leadId: values.leadId ?? interviewerIds[0] ?? '',
          durationMin: Number(values.durationMin),
          startsAt: startOf(values) ?? '',
          confirmHours: values.confirmHours,
        };
      if (action === 'mark_no_show') return { party: values.party, note, mail: values.mail };
      if (action === 'cancel') return { reasonId: values.reasonId ?? '', note, mail: values.mail };
      if (action === 'correct_status') return { to: values.to, note: values.note };
      return withNote.includes(action) ? { note } : {};
    },
  });
  const saving = useFormMutation({
    form,
    mutation,
    version: seen,
    toArgs: ({ output, version }) => ({
      params: { id },
      body: { ...output, version } as BodyOf<typeof vettingInterviewEndpoints.start>,
    }),
    onSaved: () => {
      notify({ kind: 'success', text: t(`manage.done.${action}`) });
      close();
    },
  });
  const { values } = form;
  const reason = reasons?.find((one) => one.id === values.reasonId);
  const tells =
    candidate.hasEmail &&
    ((action === 'cancel' && interview.startsAt !== null) || action === 'mark_no_show');
  return (
    <>
      <DecisionForm
        onClose={close}
        title={t(`kind.${interview.kind}`)}
        subtitle={`${candidate.name} · ${stateLabel('vettingInterview', interview.status)}`}
        avatar={<Avatar name={candidate.name} src={candidate.photo} size={32} />}
        keep={t('manage.keep')}
        confirm={t(`manage.action.${action}`)}
        danger={action === 'cancel'}
        unsaved={form.dirty}
        effects={statusEffects(interview, action, values, t)}
        summary={form.summary}
        saving={saving}
      >
        <SelectField<VettingInterviewAction>
          label={t('manage.choose')}
          required
          options={offered.map((value) => ({ value, label: t(`manage.action.${value}`) }))}
          value={action}
          onChange={(next) => next && onChoose(next)}
        />
        {action === 'schedule' && (
          <TimeFields
            candidate={candidate}
            interviewId={id}
            values={values}
            timeRequired
            fields={{
              interviewerIds: form.field('interviewerIds'),
              leadId: form.field('leadId'),
              durationMin: form.field('durationMin'),
              day: form.field('day'),
              clock: form.field('clock'),
              confirmHours: form.field('confirmHours'),
            }}
          />
        )}
        {action === 'mark_no_show' && (
          <SegmentedField<NoShowParty>
            label={t('manage.party')}
            options={noShowParties.map((value) => ({ value, label: t(`manage.parties.${value}`) }))}
            {...form.field('party')}
          />
        )}
        {action === 'correct_status' && (
          <SegmentedField<'cancelled' | 'no_show'>
            label={t('manage.to')}
            options={(['cancelled', 'no_show'] as const).map((value) => ({
              value,
              label: stateLabel('vettingInterview', value),
            }))}
            {...form.field('to')}
          />
        )}
        <ReadProblem query={reasonList} what={t('dialog.reason')} />
        {action === 'cancel' && (
          <SelectField
            label={t('dialog.reason')}
            required
            options={(reasons ?? []).map((one) => ({ value: one.id, label: one.label }))}
            {...form.field('reasonId')}
          />
        )}
        {withNote.includes(action) && (
          <TextArea
            label={t('dialog.note')}
            help={t('dialog.noteHelp')}
            maxLength={limits.vetting.note}
            required={action === 'correct_status' || reason?.requiresNote === true}
            {...form.field('note')}
          />
        )}
        {tells && (
          <CheckboxField
            label={t('manage.mail', { name: candidate.name })}
            {...form.field('mail')}
          />
        )}
      </DecisionForm>
      {saving.dialog}
    </>
  );
}
