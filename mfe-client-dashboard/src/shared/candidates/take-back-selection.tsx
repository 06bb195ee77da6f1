import { clientUnselectSchema } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { Avatar, DecisionForm, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import type { AskDialogProps } from './ask-dialog.types.ts';
import { useDecisionMessages } from './decision-messages.ts';
import { useCandidateMessages } from './messages.ts';

/** Reverts a selection before the contract is prepared, with a reason for the agency. */
export function TakeBackSelection({ person, onClose, onDone }: AskDialogProps) {
  const t = useDecisionMessages();
  const tCard = useCandidateMessages();
  const platform = usePlatform();
  const [unselect] = api.useUnselectMutation();
  const { name } = person;
  const form = useZodForm({
    schema: clientUnselectSchema.omit({ version: true }),
    initialValues: { reason: '' },
  });
  const saving = useFormMutation({
    form,
    mutation: unselect,
    version: person.version,
    toArgs: ({ output, version }) => ({ params: { id: person.id }, body: { ...output, version } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('decide.unselect.done', { name }) });
      onDone();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('decide.unselect.title', { name })}
      subtitle={person.job.title}
      avatar={<Avatar name={name} src={person.photo} size={32} />}
      keep={t('decide.unselect.keep')}
      confirm={tCard('action.unselect')}
      danger
      unsaved={form.dirty}
      effects={[
        t('decide.unselect.effects.seat'),
        t('decide.unselect.effects.agency'),
        t('decide.unselect.effects.open', { name }),
      ]}
      summary={form.summary}
      saving={saving}
    >
      <TextArea label={t('decide.unselect.reason')} required {...form.field('reason')} />
    </DecisionForm>
  );
}
