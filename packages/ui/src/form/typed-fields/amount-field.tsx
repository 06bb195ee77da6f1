import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatMoney } from '../../format/index.ts';
import type { FieldBase } from '../field.types.ts';
import { parseAmount } from './parse-amount.ts';
import { useField } from '../use-field.ts';

export interface AmountFieldProps extends FieldBase<string> {
  /**
   * ISO 4217 code; the amount is shown with the currency sign while the field is not being edited.
   */
  currency: string;
  /** Set by `MoneyField`, which shows the error below both parts. */
  invalid?: boolean;
  describedBy?: string;
}

const decimalText = /^\d+(\.\d+)?$/;

/**
 * A field for an amount of money as decimal text (`"62.00"`), empty for none. It shows the typed
 * text while it is edited, and the amount with its currency afterwards. Invalid amounts are kept
 * for the schema to refuse.
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
