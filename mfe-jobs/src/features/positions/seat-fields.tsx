import { currencies, type Position, type Positions, type UnitRate } from '@muster/contracts';
import { ReadProblem, useCan } from '@muster/kit';
import {
  DateField,
  FieldRow,
  MoneyField,
  NoticeBar,
  SegmentedField,
  SelectField,
  TextField,
  type ZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { usePositionMessages } from './messages.ts';

/** Form values of a seat. */
export interface SeatValues extends Record<string, unknown> {
  label: string;
  targetStart: string | null;
  supervisorCompanyUserId: string | null;
  backupSupervisorId: string | null;
  rate: { amount: string; currency: string } | null;
  unit: UnitRate['unit'];
  costCentre: string;
  poNumber: string;
}

export const seatValues = (seat?: Position): SeatValues => ({
  label: seat?.label ?? '',
  targetStart: seat?.targetStart ?? null,
  supervisorCompanyUserId: seat?.supervisor?.id ?? null,
  backupSupervisorId: seat?.backupSupervisor?.id ?? null,
  rate: seat?.billRate ? { amount: seat.billRate.amount, currency: seat.billRate.currency } : null,
  unit: seat?.billRate?.unit ?? 'hour',
  costCentre: seat?.costCentre ?? '',
  poNumber: seat?.poNumber ?? '',
});

/** Converts the values for the API. */
export const seatBody = ({ rate, unit, costCentre, poNumber, ...rest }: SeatValues) => ({
  ...rest,
  costCentre: costCentre || null,
  poNumber: poNumber || null,
  billRate: rate && { ...rate, unit },
});

interface SeatFieldsProps {
  job: Positions['job'];
  form: Pick<ZodForm<SeatValues, unknown>, 'field' | 'values'>;
  /** A position with a contractor keeps its label, days and rate. */
  filled?: boolean;
  /** Whether to show the label, which only fits a single seat. */
  withLabel?: boolean;
}

/** Fields of a seat: supervisor, start, client's accounting data. */
export function SeatFields({ job, form, filled = false, withLabel = true }: SeatFieldsProps) {
  const t = usePositionMessages();
  const can = useCan();
  const supervisors = api.usePositionsSupervisorsQuery({ params: { id: job.id } });
  const { data } = supervisors;
  const options = (data?.data ?? []).map(({ id, name, title }) => ({
    value: id,
    label: title ? `${name}, ${title}` : name,
  }));
  const chosen = form.values.supervisorCompanyUserId;
  return (
    <>
      {!filled && withLabel && (
        <TextField
          label={t('form.label')}
          help={t('form.labelHelp', { title: job.title })}
          {...form.field('label')}
        />
      )}
      {!filled && <DateField label={t('form.targetStart')} {...form.field('targetStart')} />}
      {data?.data.length === 0 && (
        <NoticeBar kind="warning">
          {t('form.noSupervisors', { company: job.company.name })}
        </NoticeBar>
      )}
      <ReadProblem query={supervisors} what={t('form.supervisor')} />
      <SelectField
        label={t('form.supervisor')}
        help={t('form.supervisorHelp')}
        options={options}
        {...form.field('supervisorCompanyUserId')}
      />
      <SelectField
        label={t('form.backup')}
        help={t('form.backupHelp')}
        options={options.filter(({ value }) => value !== chosen)}
        {...form.field('backupSupervisorId')}
      />
      {!filled && can('job.readBillRate') && (
        <FieldRow columns="2fr 1fr">
          <MoneyField
            label={t('form.rate')}
            help={t('form.rateHelp')}
            currencies={currencies}
            {...form.field('rate')}
          />
          <SegmentedField
            label={t('form.unit')}
            options={[
              { value: 'hour', label: t('form.hour') },
              { value: 'month', label: t('form.month') },
            ]}
            {...form.field('unit')}
          />
        </FieldRow>
      )}
      <FieldRow>
        <TextField label={t('form.poNumber')} {...form.field('poNumber')} />
        <TextField label={t('form.costCentre')} {...form.field('costCentre')} />
      </FieldRow>
    </>
  );
}
