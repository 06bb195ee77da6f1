import type { ApplicationRecord } from '@muster/contracts';
import { usePlatform } from '@muster/kit';
import { Avatar, DecisionForm, TextArea } from '@muster/ui';
import { actionEffects } from './action-effects.ts';
import {
  ContractFields,
  InterviewFields,
  OtherJobFields,
  OutcomeFields,
} from './action-fields.tsx';
import type { DialogAction } from './dialog-actions.ts';
import { useApplicationMessages } from './messages.ts';
import { RateWarnings } from './rate-warnings.tsx';
import { useActionForm } from './use-action-form.ts';
import { useMovedOn } from './use-moved-on.ts';

interface ActionDialogProps {
  action: DialogAction;
  record: ApplicationRecord;
  onClose: () => void;
}

const withProof: readonly DialogAction[] = ['request_interview', 'unselect', 'contracting_fails'];
const withNote: readonly DialogAction[] = ['mark_interested', 'recall', 'move_to_job'];

/** Dialog of an action: its fields, its effects, and the button. */
export function ActionDialog({ action, record, onClose }: ActionDialogProps) {
  const t = useApplicationMessages();
  const platform = usePlatform();
  const goOn = useMovedOn(record);
  const { form, saving, isBelow } = useActionForm(action, record, (after) => {
    onClose();
    if (action === 'move_to_job') goOn(after);
    else platform.notify({ kind: 'success', text: t(`done.${action}`) });
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t(`action.${action}`)}
      subtitle={`${record.candidate.name}, ${record.job.title}`}
      avatar={<Avatar name={record.candidate.name} src={record.candidate.photo} size={32} />}
      keep={t('cancel')}
      confirm={t(`action.${action}`)}
      unsaved={form.dirty}
      effects={actionEffects(action, record, form.values, t)}
      summary={form.summary}
      saving={saving}
    >
      {action === 'request_interview' && <InterviewFields form={form} />}
      {action === 'start_contracting' && <ContractFields form={form} isBelow={isBelow} />}
      {action === 'start_contracting' && (
        <RateWarnings
          record={record}
          billRate={form.values.billRate}
          payRate={form.values.payRate}
        />
      )}
      {action === 'contracting_fails' && <OutcomeFields form={form} />}
      {action === 'move_to_job' && <OtherJobFields form={form} record={record} />}
      {action === 'ask_interest' && (
        <TextArea label={t('dialog.message')} {...form.field('note')} />
      )}
      {withProof.includes(action) && (
        <TextArea
          label={t('dialog.proof')}
          help={t('dialog.proofHelp')}
          required
          {...form.field('note')}
        />
      )}
      {withNote.includes(action) && <TextArea label={t('dialog.note')} {...form.field('note')} />}
    </DecisionForm>
  );
}
