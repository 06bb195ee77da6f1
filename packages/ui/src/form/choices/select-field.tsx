import { Select } from '@mantine/core';
import { useT } from '../../i18n/index.ts';
import { optionText } from './option-text.ts';
import type { FieldBase, FieldOption } from '../field.types.ts';
import { formMessages } from '../messages.ts';
import { useField } from '../use-field.ts';
import { useOptions } from './use-options.ts';

export interface SelectFieldProps<Value extends string> extends FieldBase<Value | null> {
  options: readonly FieldOption<Value>[];
  /** Lets the user filter the list by typing; on by default from nine choices. */
  searchable?: boolean;
  /** Returns the text of a value, where it differs from its option (a zone without its clock). */
  inWords?: (value: Value) => string;
  /** Whether the choice can be cleared; default for fields that are not required. */
  clearable?: boolean;
}

const searchFrom = 9;

/** One of some choices; null for none. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { options, required } = props;
  const t = useT(formMessages);
  const clearable = props.clearable ?? !required;
  return (
    <Select
      {...useField(props, props.inWords ?? ((value, names) => optionText(options, value, names)))}
      data={[...options]}
      searchable={props.searchable ?? options.length >= searchFrom}
      nothingFoundMessage={t('select.none')}
      // An overlay that starts with this field does not open its list at once.
      openOnFocus={false}
      clearable={clearable}
      allowDeselect={clearable}
      clearButtonProps={{ 'aria-label': t('select.clear') }}
      {...useOptions()}
      // With an empty text the library would keep showing the earlier choice.
      value={props.value || null}
      onChange={(value) => props.onChange(value as Value | null)}
    />
  );
}
