import { useT } from '../i18n/index.ts';
import { ChoiceGroup } from './choice-group.tsx';
import classes from './fields.module.css';
import type { FieldBase } from './field.types.ts';
import { formMessages } from './messages.ts';
import { useField } from './use-field.ts';

const levels = [1, 2, 3, 4, 5] as const;

export interface LevelFieldProps extends FieldBase<number | null> {
  /** What each level means, from the lowest; the chosen one stands beside the bars. */
  names?: readonly string[];
}

/** A level from 1 to 5 as bars that fill up; a group of radio buttons for the keyboard. */
export function LevelField(props: LevelFieldProps) {
  const { value, onChange, names } = props;
  const t = useT(formMessages);
  const field = useField(props);
  const level = value ?? 0;
  const text = (step: number) =>
    names?.[step - 1] ?? t('level.value', { level: step, max: levels.length });
  return (
    <ChoiceGroup field={field} role="radiogroup">
      {() => (
        <span className={classes.levels}>
          {levels.map((step) => (
            <label key={step} className={classes.level} data-on={step <= level || undefined}>
              <input
                type="radio"
                className={classes.hiddenInput}
                name={field.name ?? field.id}
                aria-label={text(step)}
                disabled={field.disabled}
                checked={step === level}
                onChange={() => onChange(step)}
              />
            </label>
          ))}
          <span className={classes.levelText}>{level > 0 ? text(level) : t('level.none')}</span>
        </span>
      )}
    </ChoiceGroup>
  );
}
