import { jobEndSchema, type JobRecord } from '@muster/contracts';
import { ReadProblem, useFormMutation, usePlatform } from '@muster/kit';
import {
  CheckboxField,
  NoticeBar,
  SegmentedField,
  SelectField,
  TextArea,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { tellingDelays, useTellingMessages } from '../../../shared/telling/messages.ts';
import { useRecordMessages } from '../messages.ts';
import { ActionDialog } from './action-dialog.tsx';

interface EndDialogProps {
  job: JobRecord;
  action: 'close' | 'cancel';
  onClose: () => void;
}

/** Closes or cancels a job: reason, what happens to its candidates, and who is told. */
export function EndDialog({ job, action, onClose }: EndDialogProps) {
  const t = useRecordMessages();
  const telling = useTellingMessages();
  const platform = usePlatform();
  const ending = api.useJobsEndEffectsQuery({ params: { id: job.id } });
  const effects = ending.data;
  const reasons = useReasons();
  const [close] = api.useJobsCloseMutation();
  const [cancel] = api.useJobsCancelMutation();
  const left = effects?.applications ?? 0;
  const form = useZodForm({
    schema: jobEndSchema.omit({ version: true }),
    initialValues: {
      reasonId: null as string | null,
      note: '',
      rejectReasonId: null as string | null,
      notifyCandidates: false,
      notifyDelayHours: 24,
    },
    prepare: ({ reasonId, note, ...rest }) => ({
      ...rest,
      reasonId: reasonId ?? '',
      note: note || null,
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: action === 'close' ? close : cancel,
    version: job.version,
    toArgs: ({ output, version }) => ({ params: { id: job.id }, body: { ...output, version } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t(`done.${action}`) });
      onClose();
    },
  });
  const selected = effects?.selected ?? 0;
  const chosen = reasons.ofJob.find(({ id }) => id === form.values.reasonId);
  return (
    <ActionDialog
      job={job}
      onClose={onClose}
      title={t(`dialog.${action}.title`, { title: job.title })}
      confirm={t(`action.${action}`)}
      danger
      disabled={!effects || selected > 0}
      effects={
        effects && selected === 0
          ? [
              ...(effects.positions > 0
                ? [t('effect.positions', { count: effects.positions })]
                : []),
              ...(left > 0 ? [t('effect.rejected', { count: left }), t('effect.calledOff')] : []),
              ...(effects.clientMail ? [t('effect.clientMail')] : []),
              t('effect.readOnly'),
            ]
          : []
      }
      summary={form.summary}
      saving={saving}
    >
      <ReadProblem query={ending} what={t('dialog.effects')} />
      {selected > 0 && (
        <NoticeBar kind="danger">{t('blocked.selected', { count: selected })}</NoticeBar>
      )}
      <ReadProblem query={reasons.job} what={t('dialog.reason')} />
      <SelectField
        label={t('dialog.reason')}
        placeholder={t('dialog.chooseReason')}
        required
        options={reasons.ofJob.map(({ id, label }) => ({ value: id, label }))}
        {...form.field('reasonId')}
      />
      <TextArea
        label={t('dialog.note')}
        help={t('dialog.noteWhy')}
        required={chosen?.requiresNote ?? false}
        {...form.field('note')}
      />
      {left > 0 && selected === 0 && (
        <>
          <ReadProblem query={reasons.application} what={t('dialog.rejectReason')} />
          <SelectField
            label={t('dialog.rejectReason')}
            placeholder={t('dialog.chooseReason')}
            required
            options={reasons.ofApplication.map(({ id, label }) => ({ value: id, label }))}
            {...form.field('rejectReasonId')}
          />
          {effects && effects.mailable > 0 && (
            <CheckboxField
              label={t('dialog.tell')}
              help={t('dialog.notifyHelp', { count: effects.mailable })}
              {...form.field('notifyCandidates')}
            />
          )}
          {form.values.notifyCandidates && (
            <SegmentedField
              label={telling('when')}
              value={String(form.values.notifyDelayHours)}
              options={tellingDelays.map((hours) => ({
                value: hours,
                label: telling(`delay.${hours}`),
              }))}
              onChange={(hours) => form.applyPatch({ notifyDelayHours: Number(hours) })}
            />
          )}
        </>
      )}
    </ActionDialog>
  );
}

/**
 * Returns the reasons for closing a job and for the agency's rejections, except those that need a
 * note per candidate.
 */
function useReasons() {
  const job = api.useReasonsListQuery({ query: { context: 'job_close' } });
  const application = api.useReasonsListQuery({ query: { context: 'application_reject' } });
  return {
    job,
    application,
    ofJob: job.data?.data ?? [],
    ofApplication:
      application.data?.data.filter(
        ({ side, requiresNote }) => side === 'agency' && !requiresNote,
      ) ?? [],
  };
}
