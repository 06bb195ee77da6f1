import { candidateAttachmentTypes, fileRequestCreateSchema, limits } from '@muster/contracts';
import { attachmentMessages } from '@muster/blocks';
import { useFormMutation, usePlatform } from '@muster/kit';
import {
  DateField,
  FormDrawer,
  SelectField,
  TextArea,
  dayKey,
  useNow,
  useT,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';

interface RequestFileDrawerProps {
  candidate: { id: string; name: string };
  /** Types already requested. */
  asked: readonly string[];
  onClose: () => void;
}

/** Requests a file from the candidate: type, day and instructions. */
export function RequestFileDrawer({ candidate, asked, onClose }: RequestFileDrawerProps) {
  const t = useMessages();
  const words = useT(attachmentMessages);
  const platform = usePlatform();
  const today = dayKey(useNow());
  const [create] = api.useFileRequestsCreateMutation();
  const form = useZodForm({
    schema: fileRequestCreateSchema,
    initialValues: { type: null as string | null, dueOn: null as string | null, note: '' },
    prepare: (values) => ({
      ...values,
      type: values.type ?? '',
      dueOn: values.dueOn ?? '',
      note: values.note || null,
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: create,
    draft: `candidate/${candidate.id}/file-request`,
    toArgs: ({ output }) => ({ params: { id: candidate.id }, body: output }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('attachments.request.done') });
      onClose();
    },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('attachments.request.title')}
      subtitle={candidate.name}
      cancel={t('attachments.keep')}
      save={t('attachments.request.confirm')}
      form={form}
      saving={saving}
    >
      <SelectField
        label={t('attachments.request.type')}
        help={t('attachments.request.typeHelp')}
        required
        options={candidateAttachmentTypes.map((value) => ({
          value,
          label: words(`type.${value}`),
          disabled: asked.includes(value),
        }))}
        {...form.field('type')}
      />
      <DateField
        label={t('attachments.request.dueOn')}
        required
        min={today}
        {...form.field('dueOn')}
      />
      <TextArea
        label={t('attachments.request.note')}
        help={t('attachments.request.noteHelp')}
        maxLength={limits.fileRequest.note}
        {...form.field('note')}
      />
    </FormDrawer>
  );
}
