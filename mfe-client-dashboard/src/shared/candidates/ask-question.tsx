import { clientQuestionSchema } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { Avatar, DecisionForm, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import type { AskDialogProps } from './ask-dialog.types.ts';
import { useDecisionMessages } from './decision-messages.ts';

/** Asks the agency a question before the decision. */
export function AskQuestion({ person, onClose, onDone }: AskDialogProps) {
  const t = useDecisionMessages();
  const platform = usePlatform();
  const [ask] = api.useAskMoreMutation();
  const { name } = person;
  const form = useZodForm({
    schema: clientQuestionSchema.omit({ version: true }),
    initialValues: { message: '' },
  });
  const saving = useFormMutation({
    form,
    mutation: ask,
    version: person.version,
    toArgs: ({ output, version }) => ({ params: { id: person.id }, body: { ...output, version } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('decide.question.done') });
      onDone();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('decide.question.title', { name })}
      subtitle={person.job.title}
      avatar={<Avatar name={name} src={person.photo} size={32} />}
      keep={t('decide.cancel')}
      confirm={t('decide.question.confirm')}
      unsaved={form.dirty}
      effects={[t('decide.question.effects.agency'), t('decide.question.effects.pause')]}
      summary={form.summary}
      saving={saving}
    >
      <TextArea label={t('decide.question.message')} required {...form.field('message')} />
    </DecisionForm>
  );
}
