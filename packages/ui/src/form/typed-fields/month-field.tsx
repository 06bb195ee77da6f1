import { MonthPickerInput } from '@mantine/dates';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { formatMonth } from '../../format/index.ts';
import { useT } from '../../i18n/index.ts';
import type { FieldBase } from '../field.types.ts';
import { formMessages } from '../messages.ts';
import { useField } from '../use-field.ts';

export interface MonthFieldProps extends FieldBase<string | null> {
  /** The first and last month that can be chosen, `YYYY-MM`. */
  min?: string;
  max?: string;
}

function firstDay(month: string | null | undefined): string | undefined {
  return month ? `${month}-01` : undefined;
}

/** A field for a month, `YYYY-MM` in and out, null for none (experience, periods). */
export function MonthField(props: MonthFieldProps) {
  const t = useT(formMessages);
  return (
    <MonthPickerInput
      {...useField(props, (month) => formatMonth(month))}
      valueFormat="MMM YYYY"
      clearable={!props.required}
      clearButtonProps={{ 'aria-label': t('date.clear') }}
      rightSection={<IconCalendar size={16} stroke={1.7} aria-hidden />}
      minDate={firstDay(props.min)}
      maxDate={firstDay(props.max)}
      value={firstDay(props.value) ?? null}
      onChange={(day) => props.onChange(day?.slice(0, 7) ?? null)}
    />
  );
}
