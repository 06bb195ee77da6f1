import { Fragment, type ReactNode } from 'react';
import classes from './key-value-list.module.css';

export type KeyValueItem = { label: string; value: ReactNode };

/**
 * Facts of a record, label left, value right. Items without a value are omitted. A label may occur
 * several times: a person can have two private e-mail addresses.
 */
export function KeyValueList({ items }: { items: readonly KeyValueItem[] }) {
  return (
    <dl className={classes.list}>
      {items
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }, position, shown) => (
          <Fragment key={`${label} ${timesBefore(shown, position)}`}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}

/** Returns how many earlier items have the same label. */
const timesBefore = (items: readonly KeyValueItem[], position: number): number =>
  items.slice(0, position).filter(({ label }) => label === items[position]?.label).length;
