import { formatDate } from '../../format/index.ts';
import { DateInput } from './date-input.tsx';
import type { FieldBase } from '../field.types.ts';
import { useField } from '../use-field.ts';

export interface DateFieldProps extends FieldBase<string | null> {
  /** The first and last day that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/** A field for a calendar day, `YYYY-MM-DD` in and out, null for none. */
export function DateField(props: DateFieldProps) {
  return (
    <DateInput
      {...useField(props, (day) => formatDate(day))}
      value={props.value || null}
      onChange={props.onChange}
      min={props.min}
      max={props.max}
    />
  );
}
