import { Fragment, type ReactNode } from 'react';
import classes from './key-value-list.module.css';

export type KeyValueItem = { label: string; value: ReactNode };

/** Facts of a record, label left, value right. Items without a value are omitted. */
export function KeyValueList({ items }: { items: readonly KeyValueItem[] }) {
  return (
    <dl className={classes.list}>
      {items
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }) => (
          <Fragment key={label}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
