import { factsOfSeat, selectByMailSchema } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { DateField, NoticeBar, NumberField, SelectField, TextArea, useZodForm } from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useCodeRefusal } from '../../shared/confirm-with-code.tsx';
import { useKeptForm } from '../../shared/kept-input.ts';
import { ConfirmDecision } from './confirm-decision.tsx';
import type { DecisionFormProps } from './decision-form.types.ts';
import { useDecisionMessages } from './messages.ts';

/** Selects a candidate for a position: start, supervisor, and hours. */
export function SelectForm({ handle, visit, onBack, onDone }: DecisionFormProps) {
  const t = useDecisionMessages();
  const refuseCode = useCodeRefusal();
  const [select] = api.useDecisionVisitSelectMutation();
  const [isElsewhere, setElsewhere] = useState(false);
  const { version, seats, supervisors, hoursPerWeek } = visit.candidate;
  const [seat, setSeat] = useState(seats[0]);
  const form = useZodForm({
    schema: selectByMailSchema.omit({ version: true }),
    initialValues: {
      positionId: seat?.id ?? '',
      startDate: seat?.targetStart ?? null,
      supervisorId: seat?.supervisorId ?? null,
      hoursPerWeek: hoursPerWeek as number | null,
      note: '',
      code: '',
    },
    prepare: ({ note, ...rest }) => ({ ...rest, note: note.trim() || null }),
  });
  useKeptForm(form, handle, 'select');
  const saving = useFormMutation({
    form,
    mutation: select,
    version,
    toArgs: (input) => ({
      params: { handle },
      body: { ...input.output, version: input.version },
    }),
    onSaved: onDone,
    onRefused: (error) => {
      if (refuseCode(form, error)) return true;
      if (error.code === 'CANDIDATE_ALREADY_SELECTED') {
        setElsewhere(true);
        return true;
      }
      if (error.code !== 'POSITION_TAKEN') return false;
      form.setServerErrors([
        { path: 'positionId', code: 'NOT_ALLOWED', message: t('select.taken') },
      ]);
      return true;
    },
  });
  const choose = (positionId: string | null) => {
    const next = seats.find(({ id }) => id === positionId);
    if (!next) return;
    // After a reload, the chosen position is the one that was kept.
    const before = seats.find(({ id }) => id === form.values.positionId) ?? seat;
    form.applyPatch({ positionId: next.id, ...factsOfSeat(form.values, before, next) });
    setSeat(next);
  };
  return (
    <ConfirmDecision
      handle={handle}
      visit={visit}
      saving={saving}
      onBack={onBack}
      decision="select"
      summary={form.summary}
      code={form.field('code')}
      isBlocked={seats.length === 0 || isElsewhere}
    >
      {isElsewhere && <NoticeBar kind="danger">{t('select.elsewhere')}</NoticeBar>}
      {seats.length === 0 ? (
        <NoticeBar kind="danger">{t('select.noSeat')}</NoticeBar>
      ) : (
        <SelectField
          label={t('select.seat')}
          required
          {...form.field('positionId')}
          options={seats.map(({ id, label }) => ({ value: id, label }))}
          onChange={choose}
        />
      )}
      <DateField label={t('select.start')} {...form.field('startDate')} />
      <SelectField
        label={t('select.supervisor')}
        {...form.field('supervisorId')}
        placeholder={t('select.noSupervisor')}
        options={supervisors.map((one) => ({ value: one.id, label: one.name }))}
      />
      <NumberField
        label={t('select.hours')}
        required
        min={1}
        max={60}
        {...form.field('hoursPerWeek')}
      />
      <TextArea label={t('note')} {...form.field('note')} />
    </ConfirmDecision>
  );
}
