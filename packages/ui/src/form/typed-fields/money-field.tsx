import { Input, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { formatMoney } from '../../format/index.ts';
import { useT } from '../../i18n/index.ts';
import { AmountField } from './amount-field.tsx';
import classes from '../fields.module.css';
import type { FieldBase } from '../field.types.ts';
import { formMessages } from '../messages.ts';
import { useField } from '../use-field.ts';

/** An amount and its currency, as in the API; the amount is decimal text, never a float. */
export interface MoneyInput {
  amount: string;
  currency: string;
}

export interface MoneyFieldProps extends FieldBase<MoneyInput | null> {
  /** The currencies to choose from (`currencies` of the contracts). */
  currencies: readonly string[];
  /** The currency of an empty field; default the first. */
  defaultCurrency?: string;
}

/** A field for a currency and an amount; clearing the amount gives null. */
export function MoneyField(props: MoneyFieldProps) {
  const { currencies, value, onChange, disabled } = props;
  const t = useT(formMessages);
  const { label } = props;
  const { id, description, error, required, inputWrapperOrder, className, onBlur } = useField(
    props,
    (money) => formatMoney(money),
  );
  // An empty field is null, so the chosen currency is kept here until an amount is typed.
  const [chosen, setChosen] = useState(value?.currency ?? props.defaultCurrency ?? currencies[0]);
  const currency = value?.currency ?? chosen ?? '';

  function choose(next: string) {
    setChosen(next);
    if (value) onChange({ amount: value.amount, currency: next });
  }

  return (
    <Input.Wrapper
      id={id}
      className={className}
      label={label}
      description={description}
      error={error}
      required={required}
      inputWrapperOrder={inputWrapperOrder}
      labelProps={{ htmlFor: id }}
    >
      <div className={classes.money}>
        <NativeSelect
          aria-label={t('money.currencyOf', { label })}
          data={[...currencies]}
          value={currency}
          disabled={disabled}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        <AmountField
          id={id}
          name={props.name}
          label={t('money.amount', { label })}
          hideLabel
          invalid={Boolean(error)}
          describedBy={error ? `${id}-error` : undefined}
          currency={currency}
          value={value?.amount}
          disabled={disabled}
          placeholder={props.placeholder}
          onBlur={onBlur}
          onChange={(amount) => onChange(amount === '' ? null : { amount, currency })}
        />
      </div>
    </Input.Wrapper>
  );
}
