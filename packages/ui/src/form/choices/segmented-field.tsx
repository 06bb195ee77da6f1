import { SegmentedControl } from '@mantine/core';
import { ChoiceGroup } from './choice-group.tsx';
import type { FieldBase, FieldOption } from '../field.types.ts';
import { optionText } from './option-text.ts';
import { useField } from '../use-field.ts';

export interface SegmentedFieldProps<Value extends string> extends FieldBase<Value> {
  options: readonly FieldOption<Value>[];
}

/** One of two to four short choices, all visible. */
export function SegmentedField<Value extends string>(props: SegmentedFieldProps<Value>) {
  const { options } = props;
  const field = useField(props, (value, names) => optionText(options, value, names));
  return (
    <ChoiceGroup field={field} role="group">
      {({ labelledBy }) => (
        <SegmentedControl<Value | ''>
          aria-labelledby={labelledBy}
          data={options.map(({ value, label, disabled }) => ({ value, label, disabled }))}
          disabled={field.disabled}
          fullWidth
          // Without a value none is marked; undefined would leave the first to the control itself.
          value={props.value ?? ''}
          onChange={(value) => value !== '' && props.onChange(value)}
        />
      )}
    </ChoiceGroup>
  );
}
