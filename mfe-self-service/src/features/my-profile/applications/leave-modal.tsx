import { ownWithdrawalSchema, type OwnApplication } from '@muster/contracts';
import { useFormMutation, usePlatform, type FormMutation } from '@muster/kit';
import { DecisionForm, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useApplicationMessages } from './messages.ts';

/** What the person leaves: a job that they are asked about, or one that they are in for. */
export interface Leaving {
  application: OwnApplication;
  how: 'decline' | 'withdraw';
}

interface Props {
  leaving: Leaving;
  onClose: () => void;
}

/** Declines a job or withdraws from it, with a note for the recruiter. */
export const LeaveModal = (props: Props) =>
  props.leaving.how === 'decline' ? <Decline {...props} /> : <Withdraw {...props} />;

function Decline({ leaving, onClose }: Props) {
  const [answer] = api.useOwnApplicationsAnswerMutation();
  const form = useNoteForm();
  const onSaved = useLeft(leaving, onClose);
  const saving = useFormMutation({
    form,
    mutation: answer,
    toArgs: ({ output: { note } }) => ({
      params: { id: leaving.application.id },
      body: { answer: 'no' as const, note: note || null },
    }),
    onSaved,
  });
  return <Modal {...{ leaving, onClose, form, saving }} />;
}

function Withdraw({ leaving, onClose }: Props) {
  const [withdraw] = api.useOwnApplicationsWithdrawMutation();
  const form = useNoteForm();
  const onSaved = useLeft(leaving, onClose);
  const saving = useFormMutation({
    form,
    mutation: withdraw,
    toArgs: ({ output: { note } }) => ({
      params: { id: leaving.application.id },
      body: { note: note || null },
    }),
    onSaved,
  });
  return <Modal {...{ leaving, onClose, form, saving }} />;
}

const useNoteForm = () => useZodForm({ schema: ownWithdrawalSchema, initialValues: { note: '' } });

function useLeft({ how }: Leaving, onClose: () => void) {
  const t = useApplicationMessages();
  const platform = usePlatform();
  return () => {
    platform.notify({ kind: 'success', text: t(`${how}.done`) });
    onClose();
  };
}

interface ModalProps extends Props {
  form: ReturnType<typeof useNoteForm>;
  saving: FormMutation;
}

function Modal({ leaving: { application, how }, onClose, form, saving }: ModalProps) {
  const t = useApplicationMessages();
  const job = application.jobTitle ?? t('confidential');
  const effects =
    how === 'decline'
      ? [t('decline.effect')]
      : [t('withdraw.job', { job }), t('withdraw.client'), t('withdraw.again')];
  return (
    <DecisionForm
      onClose={onClose}
      title={t(`${how}.title`)}
      effects={effects}
      keep={t(`${how}.keep`)}
      confirm={how === 'decline' ? t('no') : t('withdraw.action')}
      danger
      summary={form.summary}
      saving={saving}
    >
      <TextArea label={t('note')} {...form.field('note')} />
    </DecisionForm>
  );
}
