import type { ReactNode } from 'react';
import { IconButton, IconX } from '@muster/ui';
import classes from './tray.module.css';

interface TraySectionProps {
  title: string;
  /** Button to dismiss all finished entries; absent if there are fewer than two. */
  dismissAll?: { label: string; onClick: () => void } | undefined;
  /** One `li` per entry. */
  children: ReactNode;
}

/** One kind of background work: exports, bulk changes. */
export function TraySection({ title, dismissAll, children }: TraySectionProps) {
  return (
    <section className={classes.tray} aria-label={title}>
      <header className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {dismissAll && (
          <IconButton size="sm" aria-label={dismissAll.label} onClick={dismissAll.onClick}>
            <IconX size={16} />
          </IconButton>
        )}
      </header>
      <ul className={classes.list}>{children}</ul>
    </section>
  );
}
