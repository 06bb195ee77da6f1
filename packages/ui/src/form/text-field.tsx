import { TextInput } from '@mantine/core';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import type { FieldBase } from './field.types.ts';
import { useField } from './use-field.ts';

export interface TextFieldProps extends FieldBase<string> {
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  maxLength?: number;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
}

/** A one-line text field. */
export function TextField(props: TextFieldProps) {
  const { type, inputMode, maxLength, leftSection, rightSection } = props;
  return (
    <TextInput
      {...useField(props, String, { isText: type !== 'search' })}
      type={type}
      inputMode={inputMode}
      maxLength={maxLength}
      leftSection={leftSection}
      rightSection={rightSection}
      value={props.value ?? ''}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
