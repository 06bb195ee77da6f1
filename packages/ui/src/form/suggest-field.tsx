import { Autocomplete } from '@mantine/core';
import type { FieldBase } from './field.types.ts';
import { useField } from './use-field.ts';

export interface SuggestFieldProps extends FieldBase<string> {
  /** Words to offer; any other can be typed. */
  suggestions: readonly string[];
  maxLength?: number;
}

/** One line of text that offers words others have used. */
export function SuggestField(props: SuggestFieldProps) {
  return (
    <Autocomplete
      {...useField(props, String, { isText: true })}
      data={[...props.suggestions]}
      maxLength={props.maxLength}
      comboboxProps={{ shadow: 'md' }}
      value={props.value ?? ''}
      onChange={props.onChange}
    />
  );
}
