import { askAgainSchema, type PastContractor } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { Avatar, DateField, DecisionForm, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { usePastMessages } from './messages.ts';

interface AskAgainModalProps {
  contractor: PastContractor;
  onClose: () => void;
}

/** Asks the account manager for a former contractor. */
export function AskAgainModal({ contractor, onClose }: AskAgainModalProps) {
  const t = usePastMessages();
  const platform = usePlatform();
  const [ask] = api.useAskAgainMutation();
  const name = contractor.name ?? t('erased');
  const form = useZodForm({
    schema: askAgainSchema,
    initialValues: { message: '', from: null as string | null },
  });
  const saving = useFormMutation({
    form,
    mutation: ask,
    toArgs: ({ output }) => ({ params: { id: contractor.id }, body: output }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('dialog.done') });
      onClose();
    },
    onRefused: ({ code }) => {
      if (code !== 'RATE_LIMITED') return false;
      form.setFormError(t('dialog.limit'));
      return true;
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('dialog.title', { name })}
      subtitle={contractor.jobTitle}
      avatar={<Avatar name={name} size={32} />}
      keep={t('dialog.cancel')}
      confirm={t('dialog.send')}
      unsaved={form.dirty}
      effects={[t('dialog.effects.manager'), t('dialog.effects.asks', { name })]}
      summary={form.summary}
      saving={saving}
    >
      <TextArea label={t('dialog.message')} required {...form.field('message')} />
      <DateField label={t('dialog.from')} {...form.field('from')} />
    </DecisionForm>
  );
}
