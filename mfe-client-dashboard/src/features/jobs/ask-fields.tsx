import { asksForReason, limits, type ClientAskList, type ClientAskName } from '@muster/contracts';
import {
  DateField,
  MultiSelectField,
  NumberField,
  SelectField,
  stateLabel,
  type ZodForm,
} from '@muster/ui';
import { useJobsMessages } from './messages.ts';

export interface AskValues extends Record<string, unknown> {
  message: string;
  reasonId: string | null;
  count: number | null;
  targetStart: string | null;
  positionIds: string[];
}

interface AskFieldsProps {
  ask: ClientAskName;
  asks: ClientAskList;
  form: Pick<ZodForm<AskValues, unknown>, 'field'>;
}

/** Fields of a request besides its message. */
export function AskFields({ ask, asks: { positions, reasons }, form }: AskFieldsProps) {
  const t = useJobsMessages();
  const choices = ask === 'cancel_positions' ? reasons.positions : reasons.job;
  return (
    <>
      {ask === 'add_positions' && (
        <>
          <NumberField
            label={t('ask.count')}
            required
            min={1}
            max={limits.position.addAtOnce}
            {...form.field('count')}
          />
          <DateField label={t('ask.targetStart')} {...form.field('targetStart')} />
        </>
      )}
      {ask === 'cancel_positions' && (
        <MultiSelectField
          label={t('ask.positions')}
          required
          options={positions.map(({ id, label, status }) => ({
            value: id,
            label: t('ask.position', { label, state: stateLabel('position', status) }),
          }))}
          {...form.field('positionIds')}
        />
      )}
      {asksForReason(ask) && (
        <SelectField
          label={t('ask.reason')}
          required
          options={choices.map(({ id, label }) => ({ value: id, label }))}
          {...form.field('reasonId')}
        />
      )}
    </>
  );
}
