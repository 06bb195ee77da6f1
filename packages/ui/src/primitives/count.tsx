import { formatCount } from '../format/numbers.ts';
import classes from './count.module.css';

export type CountProps = {
  value: number;
  /** `accent` on the active tab, `alert` on bells and mail, else grey. */
  kind?: 'plain' | 'accent' | 'alert';
  /** Whether the server stopped counting here: `10,000+`. */
  capped?: boolean;
};

/** A number in a small box beside a word. */
export function Count({ value, kind = 'plain', capped }: CountProps) {
  return (
    <span className={`${classes.count} ${kind === 'plain' ? '' : classes[kind]}`}>
      {kind === 'alert' && value > 99 ? '99+' : formatCount(value, { capped })}
    </span>
  );
}
