import { useState } from 'react';
import {
  acceptedExtensions,
  limits,
  transcriptCreateSchema,
  type TranscriptPage,
} from '@muster/contracts';
import { useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import {
  CheckboxField,
  FileDropZone,
  FormDrawer,
  NoticeBar,
  TextArea,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../../api.ts';
import { useTranscriptMessages } from './messages.ts';
import { useTranscriptFile } from './use-transcript-file.ts';

/** Adds a missing transcript: by pasting, or from a file. */
export function AddTranscript({ page }: { page: TranscriptPage }) {
  const { candidate, interview } = page;
  const t = useTranscriptMessages();
  const close = useOverlayClose();
  const { notify } = usePlatform();
  const [add] = api.useTranscriptsAddMutation();
  const [file, setFile] = useState<string | null>(null);
  const form = useZodForm({
    schema: transcriptCreateSchema,
    initialValues: { text: '', hasConsent: false },
    prepare: (values) => ({
      ...values,
      source: file === null ? ('pasted' as const) : ('uploaded' as const),
      fileName: file,
    }),
  });
  const { take, problem, isReading } = useTranscriptFile(page, ({ text, fileName }) => {
    form.applyPatch({ text });
    setFile(fileName);
  });
  const saving = useFormMutation({
    form,
    mutation: add,
    toArgs: ({ output }) => ({
      params: { id: candidate.id, interviewId: interview.id },
      body: output,
    }),
    onSaved: () => notify({ kind: 'success', text: t('add.saved') }),
  });

  return (
    <FormDrawer
      onClose={() => close()}
      title={t('title')}
      subtitle={`${candidate.name} · ${candidate.number}`}
      cancel={t('close')}
      save={t('add.save')}
      form={form}
      saving={saving}
      wide
    >
      <p>{t('add.none')}</p>
      <FileDropZone
        label={t('add.drop')}
        hint={t('add.formats')}
        accept={acceptedExtensions('transcript')}
        onFiles={([chosen]) => chosen && void take(chosen)}
      />
      {isReading && <NoticeBar kind="info">{t('add.reading')}</NoticeBar>}
      {problem && <NoticeBar kind="danger">{problem}</NoticeBar>}
      <TextArea
        label={t('add.text')}
        required
        minRows={8}
        maxRows={16}
        maxLength={limits.vetting.transcript}
        {...form.field('text')}
      />
      <CheckboxField
        label={t('add.consent')}
        help={t(page.recording === 'granted' ? 'add.consentOnRecord' : 'add.consentHelp')}
        required
        {...form.field('hasConsent')}
      />
    </FormDrawer>
  );
}
