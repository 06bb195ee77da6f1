import { skillProposalSchema } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { DecisionForm, TextField, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../use-messages.ts';

/** Proposes a skill, for users who may not edit the catalogue. */
export function ProposeSkillModal({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const platform = usePlatform();
  const [propose] = api.useSkillsProposeMutation();
  const form = useZodForm({ schema: skillProposalSchema, initialValues: { name: '' } });
  const saving = useFormMutation({
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
    <DecisionForm
      onClose={onClose}
      title={t('proposal.title')}
      effects={[t('proposal.effects.atOnce'), t('proposal.effects.later')]}
      keep={t('edit.cancel')}
      confirm={t('proposal.confirm')}
      unsaved={form.dirty}
      summary={form.summary}
      saving={saving}
    >
      <TextField label={t('field.name')} required autoFocus {...form.field('name')} />
    </DecisionForm>
  );
}
