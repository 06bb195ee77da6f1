import { useState } from 'react';
import { changeReaches, type CalendarEvent, type ChangeReach } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { CheckboxField, DecisionForm, SegmentedField, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useTeamCalendarMessages } from './messages.ts';
import { askedSchema } from './move-dialog.tsx';

interface CancelEventDialogProps {
  event: CalendarEvent;
  at: string | null;
  onClose: () => void;
  onCancelled: () => void;
}

/** Cancels an event: which of its times, and whether to notify its people. */
export function CancelEventDialog({ event, at, onClose, onCancelled }: CancelEventDialogProps) {
  const t = useTeamCalendarMessages();
  const platform = usePlatform();
  const [cancel] = api.useCalendarCancelMutation();
  const [initialValues] = useState(() => ({ reach: 'this' as ChangeReach, tellPeople: true }));
  const form = useZodForm({ schema: askedSchema, initialValues });
  const saving = useFormMutation({
    form,
    mutation: cancel,
    version: event.version,
    toArgs: ({ output, version }) => ({
      params: { id: event.id },
      body: {
        tellPeople: output.tellPeople,
        version,
        occurrence: at,
        reach: at === null ? ('all' as const) : output.reach,
      },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('cancel.cancelled') });
      onCancelled();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('cancel.title')}
      subtitle={event.title}
      keep={t('cancel.keep')}
      confirm={t('cancel.confirm')}
      danger
      effects={[t('cancel.effect')]}
      summary={form.summary}
      saving={saving}
    >
      {at !== null && (
        <SegmentedField
          label={t('reach.label')}
          options={changeReaches.map((value) => ({ value, label: t(`reach.${value}`) }))}
          {...form.field('reach')}
        />
      )}
      <CheckboxField label={t('cancel.tell')} {...form.field('tellPeople')} />
    </DecisionForm>
  );
}
