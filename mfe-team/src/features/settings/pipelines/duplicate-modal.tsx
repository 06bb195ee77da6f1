import { pipelineDuplicateSchema } from '@muster/contracts';
import type { PipelineRow } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import {
  Button,
  DecisionModal,
  ErrorSummary,
  OverlayFooter,
  Stack,
  TextField,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { usePipelineWords } from './messages.ts';

interface DuplicateModalProps {
  row: PipelineRow;
  onClose: () => void;
  onCopied: (id: string) => void;
}

/** A copy of a template under a name of its own. */
export function DuplicateModal({ row, onClose, onCopied }: DuplicateModalProps) {
  const t = usePipelineWords();
  const platform = usePlatform();
  const [duplicate] = api.usePipelinesDuplicateMutation();
  const form = useZodForm({
    schema: pipelineDuplicateSchema,
    initialValues: { name: t('copyOf', { name: row.name }) },
  });
  const { submit, pending } = useFormMutation({
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
    <DecisionModal
      opened
      onClose={onClose}
      onSubmit={submit}
      title={t('copy.title', { name: row.name })}
      footer={
        <OverlayFooter unsaved={form.dirty}>
          <Button variant="default" size="md" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" size="md" loading={pending}>
            {t('copy.confirm')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        <ErrorSummary {...form.summary} />
        <TextField
          label={t('form.name')}
          help={t('copy.text')}
          required
          autoFocus
          {...form.field('name')}
        />
      </Stack>
    </DecisionModal>
  );
}
