import { askDeciderSchema } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { Avatar, DecisionForm, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import type { AskDialogProps } from './ask-dialog.types.ts';
import { useDecisionMessages } from './decision-messages.ts';

/** Asks the deciding colleagues by mail. */
export function AskColleague({ person, onClose, onDone }: AskDialogProps) {
  const t = useDecisionMessages();
  const platform = usePlatform();
  const [ask] = api.useAskDeciderMutation();
  const { name, deciders } = person;
  const form = useZodForm({ schema: askDeciderSchema, initialValues: { message: '' } });
  const saving = useFormMutation({
    form,
    mutation: ask,
    toArgs: ({ output }) => ({ params: { id: person.id }, body: output }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('decide.colleague.done') });
      onDone();
    },
  });
  const names = deciders.map((one) => one.name).join(', ');
  return (
    <DecisionForm
      onClose={onClose}
      title={t('decide.colleague.title', { name })}
      subtitle={person.job.title}
      avatar={<Avatar name={name} src={person.photo} size={32} />}
      keep={t('decide.cancel')}
      confirm={t('decide.colleague.confirm')}
      disabled={deciders.length === 0}
      unsaved={form.dirty}
      effects={names ? [t('decide.colleague.effects.mail', { names })] : [t('panel.nobodyDecides')]}
      summary={form.summary}
      saving={saving}
    >
      <TextArea label={t('decide.colleague.message')} {...form.field('message')} />
    </DecisionForm>
  );
}
