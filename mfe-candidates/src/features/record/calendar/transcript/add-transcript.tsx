import { useState } from 'react';
import { limits, transcriptCreateSchema, type TranscriptPage } from '@muster/contracts';
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

const readable = /\.(?:txt|vtt|srt)$/i;

/** No transcript yet: paste it, or let a file be read on this device. */
export function AddTranscript({ page: { candidate, interview } }: { page: TranscriptPage }) {
  const t = useTranscriptMessages();
  const close = useOverlayClose();
  const { notify } = usePlatform();
  const [add] = api.useTranscriptsAddMutation();
  const [file, setFile] = useState<string | null>(null);
  const [problem, setProblem] = useState<'wrongFormat' | 'tooLarge' | null>(null);
  const form = useZodForm({
    schema: transcriptCreateSchema,
    initialValues: { text: '', hasConsent: false },
    prepare: (values) => ({
      ...values,
      source: file === null ? ('pasted' as const) : ('uploaded' as const),
      fileName: file,
    }),
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

  async function take(chosen: File) {
    const refusal = !readable.test(chosen.name)
      ? 'wrongFormat'
      : chosen.size > limits.file.transcript
        ? 'tooLarge'
        : null;
    setProblem(refusal);
    if (refusal) return;
    form.applyPatch({ text: await chosen.text() });
    setFile(chosen.name);
  }

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
        accept=".txt,.vtt,.srt,text/plain,text/vtt"
        onFiles={([chosen]) => chosen && void take(chosen)}
      />
      {problem && <NoticeBar kind="danger">{t(`add.${problem}`)}</NoticeBar>}
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
        help={t('add.consentHelp')}
        required
        {...form.field('hasConsent')}
      />
    </FormDrawer>
  );
}
