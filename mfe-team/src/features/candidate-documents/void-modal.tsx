import { signatureVoidSchema, type SignatureDocument } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { DecisionForm, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from './messages.ts';

/** Takes a document back, with the reason that its parties read. */
export function VoidModal({
  document: { id, title, version, status },
  onClose,
}: {
  document: SignatureDocument;
  onClose: () => void;
}) {
  const t = useMessages();
  const platform = usePlatform();
  const [voidDocument] = api.useSignaturesVoidMutation();
  const form = useZodForm({
    schema: signatureVoidSchema.omit({ version: true }),
    initialValues: { note: '' },
  });
  const saving = useFormMutation({
    form,
    mutation: voidDocument,
    version,
    toArgs: ({ output, version: seen }) => ({
      params: { id },
      body: { version: seen, note: output.note },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('done.void') });
      onClose();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('voiding.title')}
      subtitle={title}
      keep={t('voiding.keep')}
      confirm={t('voiding.confirm')}
      danger
      unsaved={form.dirty}
      summary={form.summary}
      effects={[
        t('voiding.effect'),
        ...(status === 'partially_signed' ? [t('voiding.signed')] : []),
      ]}
      saving={saving}
    >
      <TextArea
        label={t('voiding.note')}
        help={t('voiding.noteHelp')}
        required
        autoFocus
        {...form.field('note')}
      />
    </DecisionForm>
  );
}
