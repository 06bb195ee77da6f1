import { formatMoney, type MoneyValue } from '../format/numbers.ts';
import classes from './value.module.css';

export type MoneyProps = {
  value: MoneyValue;
  /** The unit of the amount: `/h`, `/month`. */
  unit?: string;
  cents?: boolean;
};

/** An amount in tabular figures, with a quieter unit. */
export function Money({ value, unit, cents }: MoneyProps) {
  return (
    <span className={classes.money}>
      {formatMoney(value, { cents })}
      {unit && <span className={classes.unit}>{unit}</span>}
    </span>
  );
}
