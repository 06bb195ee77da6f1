import {
  ownWithdrawalSchema,
  type ArgsOf,
  type OwnApplication,
  type ownApplicationEndpoints,
} from '@muster/contracts';
import { useFormMutation, usePlatform, type FormMutation, type Trigger } from '@muster/kit';
import { DecisionForm, TextArea, useZodForm } from '@muster/ui';
import { useOwnApplicationMessages } from './messages.ts';

type Endpoints = typeof ownApplicationEndpoints;

/** Actions of the candidate on an application, signed in or by a link. */
export interface OwnApplicationActions {
  answer: Trigger<{ id: string; body: Said<'answer'> }, unknown>;
  withdraw: Trigger<{ id: string; body: Said<'withdraw'> }, unknown>;
}
type Said<E extends 'answer' | 'withdraw'> = ArgsOf<Endpoints[E]>['body'];

/** What the candidate leaves: a job they are asked about, or one they have applied for. */
export interface Leaving {
  application: OwnApplication;
  how: 'decline' | 'withdraw';
}

interface Props {
  leaving: Leaving;
  actions: OwnApplicationActions;
  onClose: () => void;
}

/** Declines a job or withdraws from it, with a note for the recruiter. */
export const LeaveModal = (props: Props) =>
  props.leaving.how === 'decline' ? <Decline {...props} /> : <Withdraw {...props} />;

function Decline({ leaving, actions, onClose }: Props) {
  const form = useNoteForm();
  const onSaved = useLeft(leaving, onClose);
  const saving = useFormMutation({
    form,
    mutation: actions.answer,
    toArgs: ({ output: { note } }) => ({
      id: leaving.application.id,
      body: { answer: 'no' as const, note: note || null },
    }),
    onSaved,
  });
  return <Modal leaving={leaving} onClose={onClose} form={form} saving={saving} />;
}

function Withdraw({ leaving, actions, onClose }: Props) {
  const form = useNoteForm();
  const onSaved = useLeft(leaving, onClose);
  const saving = useFormMutation({
    form,
    mutation: actions.withdraw,
    toArgs: ({ output: { note } }) => ({
      id: leaving.application.id,
      body: { note: note || null },
    }),
    onSaved,
  });
  return <Modal leaving={leaving} onClose={onClose} form={form} saving={saving} />;
}

const useNoteForm = () => useZodForm({ schema: ownWithdrawalSchema, initialValues: { note: '' } });

function useLeft({ how }: Leaving, onClose: () => void) {
  const t = useOwnApplicationMessages();
  const platform = usePlatform();
  return () => {
    platform.notify({ kind: 'success', text: t(`${how}.done`) });
    onClose();
  };
}

interface ModalProps extends Omit<Props, 'actions'> {
  form: ReturnType<typeof useNoteForm>;
  saving: FormMutation;
}

function Modal({ leaving: { application, how }, onClose, form, saving }: ModalProps) {
  const t = useOwnApplicationMessages();
  const job = application.jobTitle ?? t('confidential');
  const effects =
    how === 'decline'
      ? [t('decline.effect')]
      : [
          t('withdraw.job', { job }),
          t('withdraw.client'),
          t('withdraw.interviews'),
          t('withdraw.again'),
        ];
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
