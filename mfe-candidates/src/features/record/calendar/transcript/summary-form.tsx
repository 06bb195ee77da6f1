import {
  limits,
  transcriptSummaryPatch,
  type Transcript,
  type TranscriptPage,
} from '@muster/contracts';
import { useFormMutation, useFormRecord, usePlatform } from '@muster/kit';
import { FormDrawer, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../../../api.ts';
import { useTranscriptMessages } from './messages.ts';

const schema = transcriptSummaryPatch.omit({ version: true });
const toValues = ({ summary }: Pick<Transcript, 'summary'>) => ({ summary });

interface SummaryFormProps {
  page: TranscriptPage;
  transcript: Transcript;
  onClose: () => void;
}

/** Form for a manual summary: one sentence per line. */
export function SummaryForm({ page, transcript: live, onClose }: SummaryFormProps) {
  const t = useTranscriptMessages();
  const { notify } = usePlatform();
  const [edit] = api.useTranscriptsEditMutation();
  const { candidate, interview } = page;
  const [transcript] = useFormRecord(live);
  const base = toValues(transcript);
  const form = useZodForm({ schema, initialValues: base });
  const saving = useFormMutation({
    form,
    mutation: edit,
    version: transcript.version,
    toArgs: ({ output, version }) => ({
      params: { id: candidate.id, interviewId: interview.id },
      body: { version, ...output },
    }),
    onSaved: () => {
      notify({ kind: 'success', text: t('edit.saved') });
      onClose();
    },
    onConflict: {
      base,
      toValues: toValues as (current: Transcript) => ReturnType<typeof toValues>,
    },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('edit.title')}
      subtitle={`${candidate.name} · ${candidate.number}`}
      cancel={t('cancel')}
      save={t('edit.save')}
      onlyChanges
      form={form}
      saving={saving}
      wide
    >
      <TextArea
        label={t('edit.label')}
        help={t(transcript.status === 'approved' ? 'edit.approvedHelp' : 'edit.help')}
        minRows={8}
        maxRows={20}
        maxLength={limits.vetting.transcriptSummary}
        {...form.field('summary')}
      />
    </FormDrawer>
  );
}
