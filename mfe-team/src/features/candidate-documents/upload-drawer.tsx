import { useState } from 'react';
import { href, signatureCategories, signatureUploadSchema, uploadedKey } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { FormDrawer, SelectField, TextField, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { PdfField } from '../../shared/placing/pdf-field.tsx';
import { useSavingWithPdf } from '../../shared/placing/use-saving-with-pdf.ts';
import { placesOf, type DocumentsSubject } from './documents-subject.ts';
import { useMessages } from './messages.ts';

const schema = signatureUploadSchema.omit({ fileId: true });

/** Begins a document from a PDF for this one candidate or client. */
export function UploadDrawer({
  subject: { kind, id: subjectId },
  onClose,
}: {
  subject: DocumentsSubject;
  onClose: () => void;
}) {
  const t = useMessages();
  const platform = usePlatform();
  const [fileId, setFileId] = useState<string | null>(null);
  const [ofCandidate] = api.useSignaturesUploadMutation();
  const [ofCompany] = api.useSignaturesUploadOfCompanyMutation();
  const form = useZodForm({
    schema,
    initialValues: {
      title: '',
      category: kind === 'company' ? ('client_msa' as const) : ('contractor_agreement' as const),
    },
  });
  const saving = useFormMutation({
    form,
    mutation: kind === 'company' ? ofCompany : ofCandidate,
    toArgs: ({ output }) => ({
      params: { id: subjectId },
      body: { ...output, fileId: fileId ?? '' },
    }),
    onSaved: ({ id }) =>
      platform.navigate(
        href(placesOf[kind].write, { id: subjectId, templateId: uploadedKey }, { draft: id }),
      ),
  });
  const withPdf = useSavingWithPdf(form, saving, !fileId);
  return (
    <FormDrawer
      onClose={onClose}
      title={t('upload.title')}
      cancel={t('upload.cancel')}
      save={t('upload.save')}
      form={form}
      saving={withPdf}
    >
      <TextField label={t('form.name')} required {...form.field('title')} />
      <SelectField
        label={t('choose.kind')}
        required
        options={signatureCategories.map((value) => ({
          value,
          label: t(`choose.kinds.${value}`),
        }))}
        {...form.field('category')}
      />
      <PdfField onFile={setFileId} />
    </FormDrawer>
  );
}
