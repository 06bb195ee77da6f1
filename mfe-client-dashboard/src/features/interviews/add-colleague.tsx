import { clientInterviewColleagueSchema, type InterviewForClientPage } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { Avatar, DecisionForm, DecisionNotice, SelectField, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useInterviewMessages } from '../../shared/interviews/messages.ts';

interface AddColleagueProps {
  interview: InterviewForClientPage;
  onClose: () => void;
}

/** Invites a colleague of the user's company to an interview. */
export function AddColleague(props: AddColleagueProps) {
  const t = useInterviewMessages();
  const { interview, onClose } = props;
  if (interview.colleagues.length > 0) return <ColleagueForm {...props} />;
  return (
    <DecisionNotice onClose={onClose} title={t('colleague.title')} keep={t('drawer.close')}>
      {t('colleague.none')}
    </DecisionNotice>
  );
}

function ColleagueForm({ interview, onClose }: AddColleagueProps) {
  const t = useInterviewMessages();
  const platform = usePlatform();
  const [add] = api.useAddInterviewColleagueMutation();
  const { id, candidate, round, colleagues } = interview;
  const { name } = candidate;
  const form = useZodForm({
    schema: clientInterviewColleagueSchema.omit({ version: true }),
    initialValues: { userId: null as string | null },
    prepare: ({ userId }) => ({ userId: userId ?? '' }),
  });
  const saving = useFormMutation({
    form,
    mutation: add,
    version: interview.version,
    toArgs: ({ output, version }) => ({ params: { id }, body: { ...output, version } }),
    onSaved: () => {
      const added = colleagues.find((one) => one.id === form.values.userId);
      platform.notify({ kind: 'success', text: t('colleague.done', { name: added?.name ?? '' }) });
      onClose();
    },
    onRefused: ({ code }) => {
      if (code !== 'SLOT_TAKEN') return false;
      form.setFormError(t('colleague.taken'));
      return true;
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('colleague.title')}
      subtitle={t('drawer.with', { round, name })}
      avatar={<Avatar name={name} size={32} />}
      keep={t('colleague.keep')}
      confirm={t('colleague.confirm')}
      unsaved={form.dirty}
      effects={[t('colleague.effects.mail'), t('colleague.effects.sees')]}
      summary={form.summary}
      saving={saving}
    >
      <SelectField
        label={t('colleague.who')}
        required
        options={colleagues.map((one) => ({ value: one.id, label: one.name }))}
        {...form.field('userId')}
      />
    </DecisionForm>
  );
}
