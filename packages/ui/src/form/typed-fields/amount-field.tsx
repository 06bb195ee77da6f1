import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatMoney } from '../../format/index.ts';
import type { FieldBase } from '../field.types.ts';
import { parseAmount } from './parse-amount.ts';
import { useField } from '../use-field.ts';

export interface AmountFieldProps extends FieldBase<string> {
  /** ISO 4217; the amount shows with its sign while the field is not being edited. */
  currency: string;
  /** Inside `MoneyField`, where the error stands below both parts. */
  invalid?: boolean;
  describedBy?: string;
}

const decimalText = /^\d+(\.\d+)?$/;

/**
 * An amount of money as decimal text (`"62.00"`), empty for none. While it is edited it shows what is
 * typed; left, it shows the amount with its currency. What is no amount stays for the schema to refuse.
 */
export function AmountField(props: AmountFieldProps) {
  const { currency, value, onChange, onBlur } = props;
  const [typed, setTyped] = useState<string>();
  const amount = value ?? '';
  const inWords = (text: string) =>
    decimalText.test(text) ? formatMoney({ amount: text, currency }, { cents: true }) : text;
  const field = useField(props, inWords);
  const resting = inWords(amount);

  function type(text: string) {
    setTyped(text);
    onChange(parseAmount(text) ?? text.trim());
  }

  return (
    <TextInput
      {...field}
      error={field.error ?? props.invalid}
      aria-describedby={props.describedBy}
      inputMode="decimal"
      value={typed ?? resting}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => {
        setTyped(undefined);
        onBlur?.();
      }}
    />
  );
}
