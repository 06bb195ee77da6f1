import { skillProposalSchema } from '@muster/contracts';
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
import { useWords } from '../use-words.ts';

/** Proposes a skill, for those who do not keep the catalogue. */
export function ProposeSkillModal({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const platform = usePlatform();
  const [propose] = api.useSkillsProposeMutation();
  const form = useZodForm({ schema: skillProposalSchema, initialValues: { name: '' } });
  const { submit, pending } = useFormMutation({
    form,
    mutation: propose,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ name, status }) => {
      const done = status === 'proposed' ? 'proposal.done' : 'proposal.known';
      platform.notify({ kind: 'success', text: t(done, { name }) });
      onClose();
    },
  });
  return (
    <DecisionModal
      opened
      onClose={onClose}
      onSubmit={submit}
      title={t('proposal.title')}
      footer={
        <OverlayFooter unsaved={form.dirty}>
          <Button variant="default" size="md" onClick={onClose}>
            {t('edit.cancel')}
          </Button>
          <Button type="submit" size="md" loading={pending}>
            {t('proposal.confirm')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        <ErrorSummary {...form.summary} />
        <TextField
          label={t('field.name')}
          help={t('proposal.text')}
          required
          autoFocus
          {...form.field('name')}
        />
      </Stack>
    </DecisionModal>
  );
}
