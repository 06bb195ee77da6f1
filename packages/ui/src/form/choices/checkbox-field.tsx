import { Checkbox } from '@mantine/core';
import { useT } from '../../i18n/index.ts';
import classes from '../fields.module.css';
import type { FieldBase } from '../field.types.ts';
import { formMessages } from '../messages.ts';
import { useField } from '../use-field.ts';

/** A checkbox with its label beside it. */
export function CheckboxField(props: FieldBase<boolean>) {
  const t = useT(formMessages);
  const { id, name, label, description, error, required, disabled, className, onBlur, ...rest } =
    useField(props, (ticked) => t(ticked ? 'yes' : 'no'));
  return (
    <Checkbox
      id={id}
      name={name}
      description={description}
      error={error}
      disabled={disabled}
      className={className}
      onBlur={onBlur}
      aria-label={rest['aria-label']}
      label={required && label ? <RequiredLabel label={label} /> : label}
      aria-required={required}
      checked={props.value ?? false}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  );
}

function RequiredLabel({ label }: { label: string }) {
  return (
    <>
      {label}{' '}
      <span className={classes.required} aria-hidden>
        *
      </span>
    </>
  );
}
