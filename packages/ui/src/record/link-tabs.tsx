import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatCount } from '../format/numbers.ts';
import { Link, type LinkProps } from '../link/link-context.tsx';
import { Count } from '../primitives/count.tsx';
import classes from './link-tabs.module.css';

export type LinkTab = {
  label: string;
  href: string;
  /** Null while it is being counted: its space is reserved. */
  count?: number | null;
  capped?: boolean;
  active?: boolean;
  /** Shown before the label: shared, broken. */
  icon?: ReactNode;
  /** The meaning of the icon, for screen readers and on hover. */
  hint?: string;
  /** Shows a dot after the label: unsaved changes. */
  changed?: boolean;
};

export type LinkTabsProps = {
  /** Label of the row for screen readers. */
  label: string;
  items: readonly LinkTab[];
  /** Counts as quiet numbers (records) or in boxes (views of a list). */
  counts: 'quiet' | 'boxed';
  /** Buttons at the right end, or after the last tab. */
  end?: ReactNode;
  /** Placed inside the padding of a page, on its background, not at its upper edge. */
  flush?: boolean;
  /** Renders a link, instead of the `LinkProvider`'s component. */
  renderLink?: (props: LinkProps) => ReactNode;
};

/** Links that look like tabs: each has an address, so back, reload and sharing work. */
export function LinkTabs({ label, items, counts, end, flush = false, renderLink }: LinkTabsProps) {
  const nav = useRef<HTMLElement>(null);
  const active = items.find((item) => item.active)?.href;
  useEffect(() => {
    const row = nav.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !current) return;
    const hidden = current.offsetLeft + current.offsetWidth > row.scrollLeft + row.clientWidth;
    if (hidden) row.scrollLeft = current.offsetLeft - 24;
  }, [active]);
  return (
    <div
      className={[classes.bar, counts === 'boxed' && classes.list, flush && classes.flush]
        .filter(Boolean)
        .join(' ')}
    >
      <nav className={classes.nav} aria-label={label} ref={nav}>
        <ul className={classes.tabs}>
          {items.map((item) => {
            const props: LinkProps = {
              href: item.href,
              className: `${classes.tab} ${item.active ? classes.active : ''}`,
              'aria-current': item.active ? 'page' : undefined,
              children: <TabContent item={item} counts={counts} />,
            };
            return <li key={item.href}>{renderLink ? renderLink(props) : <Link {...props} />}</li>;
          })}
        </ul>
      </nav>
      {end && <div className={classes.end}>{end}</div>}
    </div>
  );
}

/** Label, count and marks of a tab. */
export function TabContent({ item, counts }: { item: LinkTab; counts: 'quiet' | 'boxed' }) {
  const { label, count, capped, active, icon, hint, changed } = item;
  return (
    <>
      {icon && (
        <span className={classes.icon} title={hint} aria-hidden>
          {icon}
        </span>
      )}
      <span className={classes.label}>{label}</span>
      {changed && <span className={classes.changed} aria-hidden />}
      {hint && <VisuallyHidden>{hint}</VisuallyHidden>}
      {count === null && <span className={classes.counting} data-counts={counts} aria-hidden />}
      {typeof count === 'number' &&
        (counts === 'boxed' ? (
          <span className={classes.boxed}>
            <Count value={count} capped={capped} kind={active ? 'accent' : 'plain'} />
          </span>
        ) : (
          <span className={classes.number}>{formatCount(count, { capped })}</span>
        ))}
    </>
  );
}
