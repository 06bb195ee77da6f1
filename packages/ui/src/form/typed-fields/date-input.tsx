import {
  DateInput as MantineDateInput,
  type DateInputProps as MantineDateInputProps,
} from '@mantine/dates';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { useState } from 'react';
import { dayKey, formatDate, viewerWeekStart } from '../../format/index.ts';
import { useT } from '../../i18n/index.ts';
import { useNow } from '../../primitives/use-now.ts';
import classes from '../fields.module.css';
import { formMessages } from '../messages.ts';
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

/** Keys that move through a field or leave it, and do not open the calendar. */
const passing = new Set(['Tab', 'Shift', 'Escape', 'Enter']);

/**
 * An input for a date, typed or picked; the calendar marks today with a line and for screen
 * readers. The calendar opens on a click or a key, not on focus: it would cover the fields below
 * whenever a form opens or the user tabs through it. Dates are text throughout, without time or
 * zone, so daylight saving cannot shift them.
 */
export function DateInput({ value, onChange, min, max, ...rest }: DateInputProps) {
  const t = useT(formMessages);
  const [isAsked, setIsAsked] = useState(false);
  const today = dayKey(useNow());
  return (
    <MantineDateInput
      valueFormat={(day) => formatDate(day.slice(0, 10))}
      dateParser={(text) => parseDate(text, today)}
      firstDayOfWeek={viewerWeekStart()}
      previousLabel={t('date.previous')}
      nextLabel={t('date.next')}
      clearable={!rest.required}
      clearButtonProps={{ 'aria-label': t('date.clear') }}
      rightSection={<IconCalendar size={16} stroke={1.7} aria-hidden />}
      rightSectionPointerEvents="none"
      popoverProps={{ shadow: 'md', disabled: !isAsked }}
      classNames={{ day: classes.day, calendarHeader: classes.calendarHeader }}
      getDayProps={(day) => (day === today ? { 'aria-current': 'date' } : {})}
      {...rest}
      onPointerDown={(event) => {
        rest.onPointerDown?.(event);
        setIsAsked(true);
      }}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        if (!passing.has(event.key)) setIsAsked(true);
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        setIsAsked(false);
      }}
      minDate={min}
      maxDate={max}
      value={value}
      onChange={(day) => onChange(day?.slice(0, 10) ?? null)}
    />
  );
}
