import { useState } from 'react';
import { z } from 'zod';
import {
  signatureCategories,
  signatureTemplateCreateSchema,
  type OwnSignatureTemplate,
} from '@muster/contracts';
import { useOneFile } from '@muster/blocks';
import { useFormMutation, usePlatform } from '@muster/kit';
import {
  FileDropZone,
  FormDrawer,
  NoticeBar,
  SelectField,
  Stack,
  TextField,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useSigningTemplateMessages } from './messages.ts';

interface NewTemplateDrawerProps {
  /** What comes with the platform, to begin with. */
  shipped: readonly { key: string; name: string }[];
  onClose: () => void;
  onBegun: (template: OwnSignatureTemplate) => void;
}

const schema = z.object({
  name: signatureTemplateCreateSchema.shape.name,
  category: signatureTemplateCreateSchema.shape.category,
  from: z.string(),
});
const [blank, pdf] = ['blank', 'pdf'];

/** Begins a template: an empty text, a copy of one that comes with the platform, or a PDF. */
export function NewTemplateDrawer({ shipped, onClose, onBegun }: NewTemplateDrawerProps) {
  const t = useSigningTemplateMessages();
  const platform = usePlatform();
  const [fileId, setFileId] = useState<string | null>(null);
  const [create] = api.useSignatureTemplatesCreateMutation();
  const form = useZodForm({
    schema,
    initialValues: { name: '', category: 'contractor_agreement', from: blank ?? '' },
    mapPath: (path) => (path === 'copyOf' || path === 'fileId' ? 'from' : path),
  });
  const isPdf = form.values.from === pdf;
  const saving = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output: { name, category, from } }) => ({
      body: {
        ...{ name, category, fileId: isPdf ? fileId : null },
        copyOf: from === blank || from === pdf ? null : from,
      },
    }),
    onSaved: (template) => {
      platform.notify({ kind: 'success', text: t('done.created', { name: template.name }) });
      onBegun(template);
    },
  });
  const submit = {
    ...saving,
    submit: (event?: Parameters<typeof saving.submit>[0]) => {
      if (!isPdf || fileId) return saving.submit(event);
      event?.preventDefault();
      form.setFormError(t('begin.missing'));
    },
  };
  return (
    <FormDrawer
      onClose={onClose}
      title={t('begin.title')}
      cancel={t('begin.cancel')}
      save={t('begin.save')}
      form={form}
      saving={submit}
    >
      <TextField label={t('begin.name')} required {...form.field('name')} />
      <SelectField
        label={t('category.label')}
        required
        options={signatureCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
        {...form.field('category')}
      />
      <SelectField
        label={t('begin.from')}
        required
        options={[
          { value: blank ?? '', label: t('begin.blank') },
          { value: pdf ?? '', label: t('begin.pdf') },
          ...shipped.map(({ key, name }) => ({ value: key, label: name })),
        ]}
        {...form.field('from')}
      />
      {isPdf && <PdfField onFile={setFileId} />}
    </FormDrawer>
  );
}

function PdfField({ onFile }: { onFile: (id: string) => void }) {
  const t = useSigningTemplateMessages();
  const { state, take } = useOneFile({
    purpose: 'document',
    use: (id) => Promise.resolve(id),
    onDone: onFile,
  });
  return (
    <Stack gap="xs">
      {state.step === 'refused' && <NoticeBar kind="danger">{state.text}</NoticeBar>}
      {(state.step === 'sending' || state.step === 'checking' || state.step === 'done') && (
        <NoticeBar kind={state.step === 'done' ? 'success' : 'quiet'}>
          {t(`begin.${state.step}`, { name: state.name })}
        </NoticeBar>
      )}
      <FileDropZone
        label={t('begin.zone')}
        hint={t('begin.hint')}
        accept=".pdf"
        onFiles={([file]) => file && void take(file)}
      />
    </Stack>
  );
}
