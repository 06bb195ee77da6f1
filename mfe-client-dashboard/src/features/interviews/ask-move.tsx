import {
  clientInterviewAskMoveSchema,
  limits,
  type InterviewForClientPage,
} from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { Avatar, DateField, DecisionForm, TextArea, dayKey, useNow, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useInterviewMessages } from '../../shared/interviews/messages.ts';

interface AskMoveProps {
  interview: InterviewForClientPage;
  onClose: () => void;
}

/** Asks the agency for another time, with reason and days. */
export function AskMove({ interview, onClose }: AskMoveProps) {
  const t = useInterviewMessages();
  const platform = usePlatform();
  const today = dayKey(useNow());
  const [ask] = api.useAskInterviewMoveMutation();
  const { id, candidate, round } = interview;
  const { name } = candidate;
  const form = useZodForm({
    schema: clientInterviewAskMoveSchema.omit({ version: true }),
    initialValues: { days: [null] as (string | null)[], note: '' },
    prepare: ({ days, note }) => ({ days: days.filter((day) => day !== null), note }),
    mapPath: (path) => (path === 'days' ? 'days.0' : path),
  });
  const saving = useFormMutation({
    form,
    mutation: ask,
    version: interview.version,
    toArgs: ({ output, version }) => ({ params: { id }, body: { ...output, version } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('move.done') });
      onClose();
    },
  });
  const { days } = form.values;
  return (
    <DecisionForm
      onClose={onClose}
      title={t('move.title')}
      subtitle={t('drawer.with', { round, name })}
      avatar={<Avatar name={name} size={32} />}
      keep={t('move.keep')}
      confirm={t('move.confirm')}
      unsaved={form.dirty}
      effects={[t('move.effects.agency', { name }), t('move.effects.stands')]}
      summary={form.summary}
      saving={saving}
    >
      <TextArea label={t('move.note')} required {...form.field('note')} />
      {days.map((_day, index) => (
        <DateField
          key={`day-${String(index)}`}
          label={t('move.day', { count: index + 1 })}
          min={today}
          {...form.field(`days.${index}`)}
          onChange={(next: string | null) => {
            const isLast = index === days.length - 1;
            const more = next && isLast && days.length < limits.application.interviewDays;
            form.setValue('days', [...days.with(index, next), ...(more ? [null] : [])]);
          }}
        />
      ))}
    </DecisionForm>
  );
}
