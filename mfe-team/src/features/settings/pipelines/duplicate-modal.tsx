import { pipelineDuplicateSchema, type PipelineRow } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { DecisionForm, TextField, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { usePipelineMessages } from './messages.ts';

interface DuplicateModalProps {
  row: PipelineRow;
  onClose: () => void;
  onCopied: (id: string) => void;
}

/** Copies a template under another name. */
export function DuplicateModal({ row, onClose, onCopied }: DuplicateModalProps) {
  const t = usePipelineMessages();
  const platform = usePlatform();
  const [duplicate] = api.usePipelinesDuplicateMutation();
  const form = useZodForm({
    schema: pipelineDuplicateSchema,
    initialValues: { name: t('copyOf', { name: row.name }) },
  });
  const saving = useFormMutation({
    form,
    mutation: duplicate,
    toArgs: ({ output }) => ({ params: { id: row.id }, body: output }),
    onSaved: ({ id, name }) => {
      platform.notify({ kind: 'success', text: t('done.duplicated', { name }) });
      onClose();
      onCopied(id);
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('copy.title', { name: row.name })}
      effects={[t('copy.effects.stages'), t('copy.effects.apart')]}
      keep={t('form.cancel')}
      confirm={t('copy.confirm')}
      unsaved={form.dirty}
      summary={form.summary}
      saving={saving}
    >
      <TextField label={t('form.name')} required autoFocus {...form.field('name')} />
    </DecisionForm>
  );
}
