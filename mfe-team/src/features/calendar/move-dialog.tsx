import { useState } from 'react';
import { z } from 'zod';
import { changeReaches, type CalendarEntry, type ChangeReach } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import {
  CheckboxField,
  DecisionForm,
  SegmentedField,
  useZodForm,
  viewerTimeZone,
} from '@muster/ui';
import { api } from '../../api.ts';
import type { NewTime } from './calendar-days.ts';
import { stretchOf } from './event-time.ts';
import { useTeamCalendarMessages } from './messages.ts';

interface MoveDialogProps {
  entry: CalendarEntry;
  time: NewTime;
  onClose: () => void;
}

export const askedSchema = z.object({ reach: z.enum(changeReaches), tellPeople: z.boolean() });

/** Asks which occurrences of a repeated event to move, and whether to notify its people. */
export function MoveDialog({ entry, time, onClose }: MoveDialogProps) {
  const t = useTeamCalendarMessages();
  const platform = usePlatform();
  const [move] = api.useCalendarMoveMutation();
  const [initialValues] = useState(() => ({ reach: 'this' as ChangeReach, tellPeople: true }));
  const { event } = entry;
  const isRepeated = event !== null && event.occurrence !== null;
  const form = useZodForm({ schema: askedSchema, initialValues });
  const saving = useFormMutation({
    form,
    mutation: move,
    version: event?.version ?? 0,
    toArgs: ({ output, version }) => ({
      params: { id: event?.id ?? '' },
      body: {
        ...time,
        tellPeople: output.tellPeople,
        version,
        reach: isRepeated ? output.reach : ('all' as const),
        occurrence: event?.occurrence ?? null,
      },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('move.moved') });
      onClose();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('move.title')}
      subtitle={entry.title}
      keep={t('move.keep')}
      confirm={t('move.confirm')}
      effects={[t('move.effect')]}
      summary={form.summary}
      saving={saving}
    >
      <p>{t('move.to', { time: stretchOf(time, viewerTimeZone()) })}</p>
      {isRepeated && (
        <SegmentedField
          label={t('reach.label')}
          options={changeReaches.map((value) => ({ value, label: t(`reach.${value}`) }))}
          {...form.field('reach')}
        />
      )}
      <CheckboxField label={t('move.tell')} {...form.field('tellPeople')} />
    </DecisionForm>
  );
}
