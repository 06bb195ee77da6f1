import { useId } from '@mantine/hooks';
import { useState } from 'react';
import { useOverlayField } from '../overlay/unsaved-input.tsx';
import { useFieldWords, type RecordNames } from './field-words.ts';
import type { FieldBase } from './field.types.ts';

// Label, control, error, help: the error stands where the eye is, the help stays beneath it.
const inputWrapperOrder: ('label' | 'input' | 'error' | 'description')[] = [
  'label',
  'input',
  'error',
  'description',
];

/**
 * The properties that all inputs of the library share, from those of a field: label, help and error
 * tied to the control by id, the form told what the field is called and how its values read, and the
 * overlay around told while its value is changed. Outside a form only typed text counts: a choice is
 * made again quickly.
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
