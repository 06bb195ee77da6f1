import { useState } from 'react';
import { z } from 'zod';
import {
  signatureCategories,
  signatureTemplateCreateSchema,
  type OwnSignatureTemplate,
} from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { FormDrawer, SelectField, TextField, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { PdfField } from '../../../shared/placing/pdf-field.tsx';
import { useSavingWithPdf } from '../../../shared/placing/use-saving-with-pdf.ts';
import { useSigningTemplateMessages } from './messages.ts';

interface NewTemplateDrawerProps {
  /** Templates shipped with the platform, as a starting point. */
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

/** Creates a template: an empty text, a copy of a shipped one, or a PDF. */
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
        name,
        category,
        fileId: isPdf ? fileId : null,
        copyOf: from === blank || from === pdf ? null : from,
      },
    }),
    onSaved: (template) => {
      platform.notify({ kind: 'success', text: t('done.created', { name: template.name }) });
      onBegun(template);
    },
  });
  const withPdf = useSavingWithPdf(form, saving, isPdf && !fileId);
  return (
    <FormDrawer
      onClose={onClose}
      title={t('begin.title')}
      cancel={t('begin.cancel')}
      save={t('begin.save')}
      form={form}
      saving={withPdf}
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
