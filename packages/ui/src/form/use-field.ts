import { useId } from '@mantine/hooks';
import { useState } from 'react';
import { useOverlayField } from '../overlay/unsaved-input.tsx';
import { useFieldWords, type RecordNames } from './field-words.ts';
import type { FieldBase } from './field.types.ts';

// Label, control, error, help: the error comes right after the control, the help below it.
const inputWrapperOrder: ('label' | 'input' | 'error' | 'description')[] = [
  'label',
  'input',
  'error',
  'description',
];

/**
 * Derives the properties shared by all inputs of the library from those of a field. Links label,
 * help and error to the control by id, tells the form the field's name and how to word its values,
 * and reports a changed value to the surrounding overlay. Outside a form only typed text counts as
 * changed, because a choice is quickly made again.
 * @param format the words for a value that is neither empty nor absent; undefined for one that the
 *   field cannot name
 */
export function useField<Value>(
  field: FieldBase<Value>,
  format: (value: NonNullable<Value>, names: RecordNames) => string | undefined,
  { isText = false } = {},
) {
  const { label, hideLabel = false } = field;
  const [first] = useState(field.value ?? '');
  useOverlayField(field.dirty ?? (isText && (field.value ?? '') !== first));
  const id = useId(field.id);
  useFieldWords(field, {
    label,
    format: (value, names) => format(value as NonNullable<Value>, names),
  });
  return {
    id,
    name: field.name,
    label: hideLabel ? undefined : label,
    'aria-label': hideLabel ? label : undefined,
    description: field.help,
    error: field.error,
    required: field.required,
    disabled: field.disabled,
    placeholder: field.placeholder,
    autoComplete: field.autoComplete ?? 'off',
    className: field.className,
    onBlur: field.onBlur,
    'data-autofocus': field.autoFocus || undefined,
    inputWrapperOrder,
  };
}
