import { Checkbox, Input, Radio, SegmentedControl } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import classes from './fields.module.css';
import type { FieldBase, FieldOption } from './field.types.ts';
import { useField } from './use-field.ts';

/** A tick box; its label stands beside it. */
export function CheckboxField(props: FieldBase<boolean>) {
  const { placeholder, autoComplete, inputWrapperOrder, label, required, ...field } =
    useField(props);
  return (
    <Checkbox
      {...field}
      label={required ? <RequiredLabel label={label} /> : label}
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

interface ChoiceGroupProps {
  field: ReturnType<typeof useField>;
  role: 'group' | 'radiogroup';
  children: (labels: { labelledBy: string; describedBy: string | undefined }) => ReactNode;
}

/** Label, help and error around a group of controls, tied to the group instead of one input. */
export function ChoiceGroup({ field, role, children }: ChoiceGroupProps) {
  const { id, label, description, error, required, className, inputWrapperOrder } = field;
  const labelledBy = `${id}-label`;
  const describedBy = [error && `${id}-error`, description && `${id}-description`]
    .filter(Boolean)
    .join(' ');
  return (
    <Input.Wrapper
      id={id}
      className={className}
      label={label}
      labelElement="div"
      labelProps={{ id: labelledBy }}
      description={description}
      error={error}
      withAsterisk={required}
      inputWrapperOrder={inputWrapperOrder}
    >
      <div
        id={id}
        role={role}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy || undefined}
        aria-required={role === 'radiogroup' ? required : undefined}
        aria-invalid={role === 'radiogroup' && error ? true : undefined}
      >
        {children({ labelledBy, describedBy: describedBy || undefined })}
      </div>
    </Input.Wrapper>
  );
}

interface TilesBase<Value extends string> {
  options: readonly FieldOption<Value>[];
  /** Tiles in a row; one on a phone. Default two. */
  columns?: number;
}

const tileClasses = {
  root: classes.tile,
  body: classes.tileBody,
  label: classes.tileLabel,
  description: classes.tileHint,
};

function tileColumns(columns: number): CSSProperties & Record<'--tile-columns', number> {
  return { '--tile-columns': columns };
}

export interface ChoiceTilesProps<Value extends string>
  extends FieldBase<Value[]>, TilesBase<Value> {}

/** Any of a few choices, each a tile of 36 px with a tick. */
export function ChoiceTiles<Value extends string>(props: ChoiceTilesProps<Value>) {
  const { options, columns = 2, onChange } = props;
  const field = useField(props);
  const chosen = props.value ?? [];
  return (
    <ChoiceGroup field={field} role="group">
      {() => (
        <div className={classes.tiles} style={tileColumns(columns)}>
          {options.map(({ value, label, hint, disabled }) => (
            <Checkbox
              key={value}
              classNames={tileClasses}
              label={label}
              description={hint}
              disabled={disabled || field.disabled}
              checked={chosen.includes(value)}
              wrapperProps={{ 'data-chosen': chosen.includes(value) || undefined }}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked
                    ? [...chosen, value]
                    : chosen.filter((other) => other !== value),
                )
              }
            />
          ))}
        </div>
      )}
    </ChoiceGroup>
  );
}

export interface SingleChoiceTilesProps<Value extends string>
  extends FieldBase<Value | null>, TilesBase<Value> {}

/** One of a few choices, each a tile of 36 px. */
export function SingleChoiceTiles<Value extends string>(props: SingleChoiceTilesProps<Value>) {
  const { options, columns = 2, onChange, value: chosen } = props;
  const field = useField(props);
  return (
    <ChoiceGroup field={field} role="radiogroup">
      {() => (
        <div className={classes.tiles} style={tileColumns(columns)}>
          {options.map(({ value, label, hint, disabled }) => (
            <Radio
              key={value}
              classNames={tileClasses}
              name={field.name ?? field.id}
              label={label}
              description={hint}
              disabled={disabled || field.disabled}
              checked={chosen === value}
              wrapperProps={{ 'data-chosen': chosen === value || undefined }}
              onChange={() => onChange(value)}
            />
          ))}
        </div>
      )}
    </ChoiceGroup>
  );
}

export interface SegmentedFieldProps<Value extends string> extends FieldBase<Value> {
  options: readonly FieldOption<Value>[];
}

/** One of two to four short choices, all in sight. */
export function SegmentedField<Value extends string>(props: SegmentedFieldProps<Value>) {
  const field = useField(props);
  return (
    <ChoiceGroup field={field} role="group">
      {({ labelledBy }) => (
        <SegmentedControl
          aria-labelledby={labelledBy}
          data={props.options.map(({ value, label, disabled }) => ({ value, label, disabled }))}
          disabled={field.disabled}
          fullWidth
          value={props.value ?? undefined}
          onChange={props.onChange}
        />
      )}
    </ChoiceGroup>
  );
}
