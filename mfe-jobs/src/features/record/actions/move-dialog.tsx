import { jobHoldSchema, jobOpenSchema, jobSendBackSchema, type JobRecord } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { CheckboxField, TextArea, dayKey, formatDate, useNow, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useRecordMessages, type RecordMessages } from '../messages.ts';
import { ActionDialog } from './action-dialog.tsx';

export type MoveAction = 'submit_for_review' | 'open' | 'send_back' | 'hold' | 'resume' | 'reopen';

/** Moves that require a reason, which others read. */
const needsNote: ReadonlySet<MoveAction> = new Set<MoveAction>(['send_back', 'hold']);
/** Moves whose note the client reads. */
const forClient: ReadonlySet<MoveAction> = new Set<MoveAction>(['open', 'send_back', 'reopen']);

const schemaOf = (action: MoveAction) => {
  if (action === 'hold') return jobHoldSchema;
  return action === 'send_back' ? jobSendBackSchema : jobOpenSchema;
};

interface MoveDialogProps {
  job: JobRecord;
  action: MoveAction;
  onClose: () => void;
}

/** Dialog of a move with at most a note. */
export function MoveDialog({ job, action, onClose }: MoveDialogProps) {
  const t = useRecordMessages();
  const platform = usePlatform();
  const today = dayKey(useNow(), { timeZone: job.details?.company.timeZone });
  const [submitForReview] = api.useJobsSubmitForReviewMutation();
  const [open] = api.useJobsOpenMutation();
  const [sendBack] = api.useJobsSendBackMutation();
  const [hold] = api.useJobsHoldMutation();
  const [resume] = api.useJobsResumeMutation();
  const [reopen] = api.useJobsReopenMutation();
  const mutations = {
    submit_for_review: submitForReview,
    open,
    send_back: sendBack,
    hold,
    resume,
    reopen,
  };
  const interviewed = job.details?.metrics.stages?.client_interview ?? 0;
  const asksToTell = action === 'hold' && interviewed > 0;
  const form = useZodForm({
    schema: schemaOf(action).omit({ version: true }),
    initialValues: { note: '', notifyCandidates: false },
    prepare: ({ note, notifyCandidates }) => ({
      note: note || (needsNote.has(action) ? '' : null),
      ...(action === 'hold' && { notifyCandidates }),
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: mutations[action],
    version: job.version,
    toArgs: ({ output, version }) => ({
      params: { id: job.id },
      body: { version, ...output, note: output.note ?? '' },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t(`done.${action}`) });
      onClose();
    },
  });
  return (
    <ActionDialog
      job={job}
      onClose={onClose}
      title={t(`dialog.${action}.title`, { title: job.title })}
      confirm={t(`action.${action}`)}
      effects={effectsOf(job, action, today, t)}
      summary={form.summary}
      saving={saving}
    >
      <TextArea
        label={t('dialog.note')}
        help={t(forClient.has(action) ? 'dialog.noteToClient' : 'dialog.noteWhy')}
        required={needsNote.has(action)}
        {...form.field('note')}
      />
      {asksToTell && (
        <CheckboxField
          label={t('dialog.tellInterviewed', { count: interviewed })}
          help={t('dialog.tellInterviewedHelp')}
          {...form.field('notifyCandidates')}
        />
      )}
    </ActionDialog>
  );
}

function effectsOf(job: JobRecord, action: MoveAction, today: string, t: RecordMessages): string[] {
  const { details, openedDate } = job;
  const isAsked = details?.requestedBy !== null || details.request !== null;
  switch (action) {
    case 'submit_for_review':
      return [t('effect.managerTold', { name: details?.accountManager?.name ?? '' })];
    case 'open':
      return [
        t('effect.clockStarts', { date: formatDate(openedDate ?? today) }),
        t('effect.clientMail'),
        t('effect.teamTold'),
      ];
    case 'send_back':
      return [t('effect.draftAgain'), ...(isAsked ? [t('effect.clientQuestion')] : [])];
    case 'hold':
      return [t('effect.clocksStop')];
    case 'resume':
      return [t('effect.clocksGo')];
    case 'reopen':
      return [t('effect.newOpening'), t('effect.seatsBack'), t('effect.clientMail')];
  }
}
