import { askErasureSchema } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { DecisionForm, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../../own-api.ts';
import { useMessages } from '../../../shared/use-messages.ts';

/** Asks the agency to erase all data; a person decides, nothing is automatic. */
export function AskErasureModal({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const platform = usePlatform();
  const [ask] = api.useOwnPrivacyAskErasureMutation();
  const form = useZodForm({ schema: askErasureSchema, initialValues: { note: '' } });
  const asking = useFormMutation({
    form,
    mutation: ask,
    toArgs: ({ output }) => ({ body: { note: output.note || null } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('privacy.erase.done') });
      onClose();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('privacy.erase.title')}
      effects={[
        t('privacy.erase.effects.asked'),
        t('privacy.erase.effects.erased'),
        t('privacy.erase.effects.kept'),
      ]}
      keep={t('privacy.erase.keep')}
      confirm={t('privacy.erase.confirm')}
      danger
      summary={form.summary}
      saving={asking}
    >
      <TextArea label={t('privacy.erase.note')} {...form.field('note')} />
    </DecisionForm>
  );
}
