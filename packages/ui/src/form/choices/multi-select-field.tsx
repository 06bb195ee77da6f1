import { MultiSelect } from '@mantine/core';
import { useT } from '../../i18n/index.ts';
import type { FieldBase, FieldOption } from '../field.types.ts';
import { formMessages } from '../messages.ts';
import { optionsText } from './option-text.ts';
import { useField } from '../use-field.ts';
import { useOptions } from './use-options.ts';

export interface MultiSelectFieldProps<Value extends string> extends FieldBase<Value[]> {
  options: readonly FieldOption<Value>[];
  max?: number;
}

/** Any of some choices, shown as chips. */
export function MultiSelectField<Value extends string>(props: MultiSelectFieldProps<Value>) {
  const t = useT(formMessages);
  return (
    <MultiSelect
      {...useField(props, (values, names) => optionsText(props.options, values, names))}
      data={[...props.options]}
      maxValues={props.max}
      searchable
      hidePickedOptions
      nothingFoundMessage={t('select.none')}
      {...useOptions()}
      value={props.value ?? []}
      onChange={(value) => props.onChange(value as Value[])}
    />
  );
}
