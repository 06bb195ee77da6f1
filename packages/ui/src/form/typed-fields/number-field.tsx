import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import type { FieldBase } from '../field.types.ts';
import { useField } from '../use-field.ts';

export interface NumberFieldProps extends FieldBase<number | null> {
  min?: number;
  max?: number;
  step?: number;
  /** Digits after the decimal point; default none. */
  decimals?: number;
  /** A unit after the number (" days"). */
  suffix?: string;
  prefix?: string;
}

/**
 * A field for a number, null for none. The bounds apply to the arrow keys; the schema checks typed
 * input.
 */
export function NumberField(props: NumberFieldProps) {
  const { min, max, step, decimals = 0, suffix, prefix } = props;
  // `0.` on the way to `0.92` arrives as text; shown as the number 0, it would lose its point.
  const [unfinished, setUnfinished] = useState('');
  const shown =
    unfinished && toNumber(unfinished) === props.value ? unfinished : (props.value ?? '');
  return (
    <NumberInput
      {...useField(props, (value) => `${prefix ?? ''}${value}${suffix ?? ''}`)}
      min={min}
      max={max}
      step={step}
      suffix={suffix}
      prefix={prefix}
      decimalScale={decimals}
      clampBehavior="none"
      hideControls
      value={shown}
      onChange={(value) => {
        setUnfinished(typeof value === 'string' ? value : '');
        props.onChange(toNumber(value));
      }}
    />
  );
}

function toNumber(value: string | number): number | null {
  if (value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
