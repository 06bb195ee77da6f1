import { DateInput as MantineDateInput } from '@mantine/dates';
import type { DateInputProps as MantineDateInputProps } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { dayKey, formatDate } from '../format/index.ts';
import { useT } from '../i18n/index.ts';
import classes from './fields.module.css';
import { formMessages } from './messages.ts';
import { parseDate } from './parse-date.ts';

export interface DateInputProps extends Omit<
  MantineDateInputProps,
  'value' | 'onChange' | 'minDate' | 'maxDate'
> {
  /** `YYYY-MM-DD`, or null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The first and last day that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/**
 * A day, typed as people write it or picked. Days are text from end to end: no clock, no zone, so
 * none is ever moved by a change to summer time.
 */
export function DateInput({ value, onChange, min, max, ...rest }: DateInputProps) {
  const t = useT(formMessages);
  return (
    <MantineDateInput
      valueFormat={(day) => formatDate(day.slice(0, 10))}
      dateParser={(text) => parseDate(text, dayKey(Date.now()))}
      firstDayOfWeek={1}
      previousLabel={t('date.previous')}
      nextLabel={t('date.next')}
      clearable={!rest.required}
      clearButtonProps={{ 'aria-label': t('date.clear') }}
      rightSection={<IconCalendar size={16} stroke={1.7} aria-hidden />}
      rightSectionPointerEvents="none"
      popoverProps={{ shadow: 'md' }}
      classNames={{ day: classes.day }}
      {...rest}
      minDate={min}
      maxDate={max}
      value={value}
      onChange={(day) => onChange(day?.slice(0, 10) ?? null)}
    />
  );
}
