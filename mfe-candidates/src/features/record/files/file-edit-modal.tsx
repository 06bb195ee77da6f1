import { z } from 'zod';
import {
  dateSchema,
  expiringAttachmentTypes,
  limits,
  text,
  type Attachment,
} from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { DateField, DecisionForm, TextField, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';

const schema = z.object({
  title: text(limits.attachment.title, 1),
  expiresOn: dateSchema.nullable(),
});

/** Form for a file's title and expiry. */
export function FileEditModal({
  attachment,
  onClose,
}: {
  attachment: Attachment;
  onClose: () => void;
}) {
  const t = useMessages();
  const platform = usePlatform();
  const [update] = api.useAttachmentsUpdateMutation();
  const { id, title, expiresOn, type } = attachment;
  const form = useZodForm({ schema, initialValues: { title, expiresOn } });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: attachment.version,
    toArgs: ({ output, version }) => ({ params: { id }, body: { ...output, version } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('attachments.edit.done') });
      onClose();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('attachments.edit.title')}
      effects={[t('attachments.edit.effect')]}
      keep={t('attachments.keep')}
      confirm={t('attachments.edit.confirm')}
      disabled={!form.dirty}
      unsaved={form.dirty}
      summary={form.summary}
      saving={saving}
    >
      <TextField label={t('attachments.edit.name')} required {...form.field('title')} />
      {(expiringAttachmentTypes.includes(type) || expiresOn !== null) && (
        <DateField label={t('attachments.edit.expiresOn')} {...form.field('expiresOn')} />
      )}
    </DecisionForm>
  );
}
