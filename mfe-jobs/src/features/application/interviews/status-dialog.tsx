import {
  clientInterviewCancelSchema,
  clientInterviewNoShowSchema,
  clientInterviewVersionSchema,
  limits,
  noShowParties,
  type ApplicationRecord,
  type BodyOf,
  type ClientInterview,
  type ClientInterviewStaffAction,
  type NoShowParty,
  type clientInterviewEndpoints,
} from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { Avatar, DecisionForm, SegmentedField, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useInterviewMessages, type InterviewWords } from './messages.ts';

export type StatusAction = Exclude<ClientInterviewStaffAction, 'move'>;

const schemas = {
  keep_original: clientInterviewVersionSchema.omit({ version: true }),
  finish: clientInterviewVersionSchema.omit({ version: true }),
  mark_no_show: clientInterviewNoShowSchema.omit({ version: true }),
  cancel: clientInterviewCancelSchema.omit({ version: true }),
} as const;

/** Mutations of all actions, of which one is used. */
function useAction(action: StatusAction) {
  const [keep] = api.useClientInterviewsKeepMutation();
  const [finish] = api.useClientInterviewsFinishMutation();
  const [noShow] = api.useClientInterviewsMarkNoShowMutation();
  const [cancel] = api.useClientInterviewsCancelMutation();
  const mutations = { keep_original: keep, finish, mark_no_show: noShow, cancel };
  return mutations[action] as typeof finish;
}

const effectsOf = (action: StatusAction, name: string, t: InterviewWords): string[] =>
  ({
    keep_original: [t('effects.keepStands')],
    finish: [t('effects.finishTimeline'), t('effects.finishClient')],
    mark_no_show: [t('effects.noShowKept')],
    cancel: [t('effects.cancelMail', { name }), t('effects.cancelCalendar')],
  })[action];

interface StatusDialogProps {
  action: StatusAction;
  interview: ClientInterview;
  candidate: ApplicationRecord['candidate'];
  onClose: () => void;
}

/** Records an interview's outcome, or its cancellation. */
export function StatusDialog({ action, interview, candidate, onClose }: StatusDialogProps) {
  const t = useInterviewMessages();
  const { notify } = usePlatform();
  const mutation = useAction(action);
  const form = useZodForm({
    schema: schemas[action],
    initialValues: { reason: '', note: '', party: 'candidate' as NoShowParty },
    prepare: ({ reason, note, party }) => {
      if (action === 'cancel') return { reason };
      return action === 'mark_no_show' ? { party, note: note || null } : {};
    },
  });
  const saving = useFormMutation({
    form,
    mutation,
    version: interview.version,
    toArgs: ({ output, version }) => ({
      params: { id: interview.id },
      body: { ...output, version } as BodyOf<typeof clientInterviewEndpoints.finish>,
    }),
    onSaved: () => {
      notify({ kind: 'success', text: t(`done.${action}`) });
      onClose();
    },
  });
  return (
    <>
      <DecisionForm
        onClose={onClose}
        title={t(`action.${action}`)}
        subtitle={`${interview.round}, ${candidate.name}`}
        avatar={<Avatar name={candidate.name} src={candidate.photo} size={32} />}
        keep={t('dialog.keep')}
        confirm={t(`action.${action}`)}
        danger={action === 'cancel'}
        unsaved={form.dirty}
        effects={effectsOf(action, candidate.name, t)}
        summary={form.summary}
        saving={saving}
      >
        {action === 'cancel' && (
          <TextArea
            label={t('dialog.reason')}
            help={t('dialog.reasonHelp')}
            required
            maxLength={limits.clientInterview.note}
            {...form.field('reason')}
          />
        )}
        {action === 'mark_no_show' && (
          <>
            <SegmentedField<NoShowParty>
              label={t('dialog.party')}
              options={noShowParties.map((value) => ({
                value,
                label: t(`dialog.parties.${value}`),
              }))}
              {...form.field('party')}
            />
            <TextArea
              label={t('dialog.note')}
              help={t('dialog.noteHelp')}
              maxLength={limits.clientInterview.note}
              {...form.field('note')}
            />
          </>
        )}
      </DecisionForm>
      {saving.dialog}
    </>
  );
}
