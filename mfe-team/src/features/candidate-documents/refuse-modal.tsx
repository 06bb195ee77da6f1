import { signatureRefusalSchema, type SignatureDocument } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { DecisionForm, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from './messages.ts';

/** Holds a document back from its parties, with the reason that its sender reads. */
export function RefuseModal({
  document: { id, title, version },
  onClose,
}: {
  document: SignatureDocument;
  onClose: () => void;
}) {
  const t = useMessages();
  const platform = usePlatform();
  const [refuse] = api.useSignaturesRefuseMutation();
  const form = useZodForm({
    schema: signatureRefusalSchema.omit({ version: true }),
    initialValues: { reason: '' },
  });
  const saving = useFormMutation({
    form,
    mutation: refuse,
    version,
    toArgs: ({ output, version: seen }) => ({
      params: { id },
      body: { version: seen, reason: output.reason },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('done.refuse') });
      onClose();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('refusing.title')}
      subtitle={title}
      keep={t('refusing.keep')}
      confirm={t('refusing.confirm')}
      danger
      unsaved={form.dirty}
      summary={form.summary}
      effects={[t('refusing.effect')]}
      saving={saving}
    >
      <TextArea
        label={t('refusing.reason')}
        help={t('refusing.reasonHelp')}
        required
        autoFocus
        {...form.field('reason')}
      />
    </DecisionForm>
  );
}
