import { changeReaches, type CalendarEvent } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { FormDrawer, SegmentedField } from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { EventFields } from './event-fields.tsx';
import { emptyEvent, valuesOf } from './event-values.ts';
import { useTeamCalendarMessages } from './messages.ts';
import { useEventForm } from './use-event-form.ts';

/** Adds an event to the user's calendar and those of others. */
export function NewEventDrawer({ day, onClose }: { day: string; onClose: () => void }) {
  const t = useTeamCalendarMessages();
  const platform = usePlatform();
  const [create] = api.useCalendarCreateMutation();
  const [initialValues] = useState(() => emptyEvent(day));
  const form = useEventForm(initialValues);
  const saving = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('form.saved') });
      onClose();
    },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('form.new')}
      cancel={t('form.cancel')}
      save={t('form.create')}
      form={form}
      saving={saving}
    >
      <EventFields form={form} people={[]} isNew />
    </FormDrawer>
  );
}

interface EditEventDrawerProps {
  event: CalendarEvent;
  at: string | null;
  onClose: () => void;
}

/** Edits an event or some of its occurrences. */
export function EditEventDrawer({ event, at, onClose }: EditEventDrawerProps) {
  const t = useTeamCalendarMessages();
  const platform = usePlatform();
  const [update] = api.useCalendarUpdateMutation();
  const [initialValues] = useState(() => valuesOf(event, at));
  const form = useEventForm(initialValues);
  const saving = useFormMutation({
    form,
    mutation: update,
    version: event.version,
    toArgs: ({ output: { recurrence: _rule, ...body }, values: { reach }, version }) => ({
      params: { id: event.id },
      body: {
        ...body,
        version,
        occurrence: at,
        jobId: event.job?.id ?? null,
        reach: at === null ? ('all' as const) : reach,
      },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('form.saved') });
      onClose();
    },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('form.edit')}
      subtitle={event.title}
      cancel={t('form.cancel')}
      save={t('form.save')}
      form={form}
      saving={saving}
    >
      {at !== null && (
        <SegmentedField
          label={t('reach.label')}
          options={changeReaches.map((value) => ({ value, label: t(`reach.${value}`) }))}
          {...form.field('reach')}
        />
      )}
      <EventFields form={form} people={event.attendees} isNew={false} />
    </FormDrawer>
  );
}
