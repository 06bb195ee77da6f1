import { Checkbox, Radio } from '@mantine/core';
import type { CSSProperties } from 'react';
import { ChoiceGroup } from './choice-group.tsx';
import classes from '../fields.module.css';
import type { FieldBase, FieldOption } from '../field.types.ts';
import { optionText, optionsText } from './option-text.ts';
import { useField } from '../use-field.ts';

interface TilesBase<Value extends string> {
  options: readonly FieldOption<Value>[];
  /** Tiles in a row; one on a phone. Default two. */
  columns?: number;
}

const tileClasses = {
  root: classes.tile,
  body: classes.tileBody,
  inner: classes.tileTick,
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
  const field = useField(props, (values, names) => optionsText(options, values, names));
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
  const field = useField(props, (value, names) => optionText(options, value, names));
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
