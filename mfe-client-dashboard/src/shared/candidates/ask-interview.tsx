import { clientInterviewSchema, limits } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { Avatar, DateField, DecisionForm, TextArea, dayKey, useNow, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import type { AskDialogProps } from './ask-dialog.types.ts';
import { useDecisionMessages } from './decision-messages.ts';

/** Asks for an interview: suitable days, and participants. */
export function AskInterview({ person, onClose, onDone }: AskDialogProps) {
  const t = useDecisionMessages();
  const platform = usePlatform();
  const [request] = api.useRequestInterviewMutation();
  const { name } = person;
  const today = dayKey(useNow());
  const form = useZodForm({
    schema: clientInterviewSchema.omit({ version: true }),
    initialValues: { days: [null] as (string | null)[], note: '' },
    prepare: ({ days, note }) => ({
      days: days.filter((day) => day !== null),
      note: note.trim() || null,
    }),
    mapPath: (path) => (path === 'days' ? 'days.0' : path),
  });
  const saving = useFormMutation({
    form,
    mutation: request,
    version: person.version,
    toArgs: ({ output, version }) => ({ params: { id: person.id }, body: { ...output, version } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('decide.interview.done') });
      onDone();
    },
  });
  const { days } = form.values;
  return (
    <DecisionForm
      onClose={onClose}
      title={t('decide.interview.title', { name })}
      subtitle={person.job.title}
      avatar={<Avatar name={name} src={person.photo} size={32} />}
      keep={t('decide.cancel')}
      confirm={t('decide.interview.confirm')}
      unsaved={form.dirty}
      effects={[t('decide.interview.effects.time', { name }), t('decide.interview.effects.open')]}
      summary={form.summary}
      saving={saving}
    >
      {days.map((_day, index) => (
        <DateField
          key={`day-${String(index)}`}
          label={t('decide.interview.day', { count: index + 1 })}
          min={today}
          {...form.field(`days.${index}`)}
          onChange={(next: string | null) => {
            const isLast = index === days.length - 1;
            const more = next && isLast && days.length < limits.application.interviewDays;
            form.setValue('days', [...days.with(index, next), ...(more ? [null] : [])]);
          }}
        />
      ))}
      <TextArea label={t('decide.interview.note')} {...form.field('note')} />
    </DecisionForm>
  );
}
