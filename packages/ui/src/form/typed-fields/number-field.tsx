import { NumberInput } from '@mantine/core';
import type { FieldBase } from '../field.types.ts';
import { useField } from '../use-field.ts';

export interface NumberFieldProps extends FieldBase<number | null> {
  min?: number;
  max?: number;
  step?: number;
  /** Digits behind the point; default none. */
  decimals?: number;
  /** A unit behind the number (" days"). */
  suffix?: string;
  prefix?: string;
}

/** A number, null for none. Bounds guide the arrows; what is typed is checked by the schema. */
export function NumberField(props: NumberFieldProps) {
  const { min, max, step, decimals = 0, suffix, prefix } = props;
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
      value={props.value ?? ''}
      onChange={(value) => props.onChange(typeof value === 'number' ? value : null)}
    />
  );
}
