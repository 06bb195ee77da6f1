import { useState } from 'react';
import {
  callDirections,
  callOutcomes,
  companyCallCreateSchema,
  limits,
  momentIn,
  type CallDirection,
  type CallOutcome,
} from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import {
  Checkbox,
  DateField,
  FieldRow,
  FormDrawer,
  NumberField,
  SegmentedField,
  SelectField,
  TextArea,
  dayKey,
  useNow,
  useZodForm,
  viewerTimeZone,
} from '@muster/ui';
import { PromiseLine } from '../promises/promise-line.tsx';
import { ContactField } from './contact-field.tsx';
import { useTalkMessages } from './messages.ts';
import { useLogCall } from './use-log-call.ts';

export interface LogCallDrawerProps {
  /** The candidate or client that was called; for a client, one contact is named. */
  subject: { type: 'candidate' | 'company'; id: string; name: string; number: string };
  onClose: () => void;
}

/** Logs a call: caller, time and outcome. */
export function LogCallDrawer({ subject, onClose }: LogCallDrawerProps) {
  const { type, id, name, number } = subject;
  const t = useTalkMessages();
  const { notify } = usePlatform();
  const now = useNow();
  const log = useLogCall(type);
  const [begun] = useState(() => ({ day: dayKey(now), clock: quarterBefore(now) }));
  const form = useZodForm({
    schema: companyCallCreateSchema,
    initialValues: {
      direction: 'out' as CallDirection,
      outcome: 'spoke' as CallOutcome,
      day: begun.day as string | null,
      clock: begun.clock as string | null,
      minutes: null as number | null,
      note: '',
      isPrivate: false,
      contactId: null as string | null,
    },
    mapPath: (path) => (path === 'happenedAt' ? 'day' : path),
    prepare: ({ day, clock, outcome, minutes, ...rest }) => ({
      ...rest,
      outcome,
      minutes: outcome === 'spoke' ? minutes : null,
      happenedAt: day && clock ? momentIn(day, clock, viewerTimeZone()) : '',
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: log,
    toArgs: ({ output }) => ({ params: { id }, body: output }),
    onSaved: () => {
      notify({ kind: 'success', text: t('call.saved') });
      onClose();
    },
    guard: { survivesQuery: true },
    draft: `call/${type}/${id}`,
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('call.title')}
      subtitle={`${name} · ${number}`}
      cancel={t('call.cancel')}
      save={t('call.save')}
      form={form}
      saving={saving}
    >
      {type === 'company' && <ContactField companyId={id} field={form.field('contactId')} />}
      <SegmentedField<CallDirection>
        label={t('call.direction')}
        options={callDirections.map((value) => ({
          value,
          label: t(value === 'out' ? 'call.directionOut' : 'call.directionIn'),
        }))}
        {...form.field('direction')}
      />
      <SelectField<CallOutcome>
        label={t('call.result')}
        required
        options={callOutcomes.map((value) => ({ value, label: t(`call.outcome.${value}`) }))}
        {...form.field('outcome')}
        onChange={(outcome) => form.setValue('outcome', outcome ?? 'spoke')}
      />
      <FieldRow>
        <DateField label={t('call.day')} required max={begun.day} {...form.field('day')} />
        <SelectField
          label={t('call.clock')}
          required
          options={[...new Set([begun.clock, ...quarters])]
            .toSorted()
            .map((value) => ({ value, label: value }))}
          {...form.field('clock')}
        />
      </FieldRow>
      {form.values.outcome === 'spoke' && (
        <NumberField
          label={t('call.duration')}
          help={t('call.durationHelp')}
          min={1}
          max={limits.call.minutes}
          {...form.field('minutes')}
        />
      )}
      <TextArea
        label={t('call.note')}
        help={form.values.isPrivate ? undefined : t('call.noteHelp')}
        maxLength={limits.call.note}
        {...form.field('note')}
      />
      <PromiseLine value={form.values.note} onChange={(note) => form.setValue('note', note)} />
      <Checkbox
        label={t('call.private')}
        description={t('call.privateHelp')}
        checked={form.values.isPrivate}
        onChange={(event) => form.setValue('isPrivate', event.currentTarget.checked)}
      />
    </FormDrawer>
  );
}

/** Every quarter of an hour: `08:15`. */
const quarters: readonly string[] = Array.from(
  { length: 96 },
  (_, index) =>
    `${String(Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`,
);

/** Returns the last quarter of an hour before now on the viewer's clock. */
function quarterBefore(now: Parameters<typeof dayKey>[0]): string {
  const shown = new Date(now).toLocaleTimeString('sv-SE', { timeZone: viewerTimeZone() });
  return quarters.findLast((quarter) => quarter <= shown) ?? '00:00';
}
