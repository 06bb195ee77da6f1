import { Link } from '../link/link-context.tsx';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { IconChevronRight } from '../primitives/icons.ts';
import classes from './breadcrumbs.module.css';

export type Crumb = { label: string; href?: string };

/** The path from the area to this record; the last crumb is the current page. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const t = useT(uiMessages);
  return (
    <nav className={classes.nav} aria-label={t('record.breadcrumbs')}>
      <ol className={classes.list}>
        {items.map(({ label, href }, index) => {
          const last = index === items.length - 1;
          return (
            <li key={`${index}-${label}`} className={classes.item}>
              {index > 0 && (
                <IconChevronRight size={13} className={classes.separator} aria-hidden />
              )}
              {href && !last ? (
                <Link className={classes.link} href={href}>
                  {label}
                </Link>
              ) : (
                <span className={classes.current} aria-current={last ? 'page' : undefined}>
                  {label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
