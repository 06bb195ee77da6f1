import { TextInput } from '@mantine/core';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { useT } from '../i18n/index.ts';
import type { FieldBase } from './field.types.ts';
import { formMessages } from './messages.ts';
import { useField } from './use-field.ts';

export interface TextFieldProps extends FieldBase<string> {
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  maxLength?: number;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { type, inputMode, maxLength, leftSection, rightSection } = props;
  return (
    <TextInput
      {...useField(props)}
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

/** A mail address, with the keyboard for it on a phone. */
export function EmailField(props: FieldBase<string>) {
  return <TextField type="email" inputMode="email" {...props} />;
}

/** A phone number, kept as it is typed; a hint asks for the country code. */
export function PhoneField(props: FieldBase<string>) {
  const t = useT(formMessages);
  return <TextField type="tel" inputMode="tel" help={t('phone.help')} {...props} />;
}

/** A web address; `https://` is put before it where it was left out. */
export function UrlField(props: FieldBase<string>) {
  function complete() {
    const typed = (props.value ?? '').trim();
    const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(typed);
    if (typed !== '' && !hasScheme) props.onChange(`https://${typed}`);
    props.onBlur?.();
  }
  return <TextField type="url" inputMode="url" {...props} onBlur={complete} />;
}
