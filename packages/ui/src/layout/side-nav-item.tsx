import { Tooltip } from '@mantine/core';
import { formatCount } from '../format/numbers.ts';
import { Link } from '../link/link-context.tsx';
import type { NavItem } from './nav.types.ts';
import classes from './side-nav.module.css';

/** One entry of the side navigation; folded, its words move to the tooltip. */
export function SideNavItem({ item, folded }: { item: NavItem; folded: boolean }) {
  const { label, href, icon: Icon, count, active } = item;
  const hasCount = count !== undefined && count > 0;
  const link = (
    <Link
      className={`${classes.item} ${active ? classes.active : ''}`}
      href={href}
      aria-current={active ? 'page' : undefined}
      aria-label={folded ? (hasCount ? `${label} ${formatCount(count)}` : label) : undefined}
    >
      {Icon && <Icon size={18} className={classes.icon} aria-hidden />}
      <span className={classes.text}>{label}</span>
      {hasCount && <span className={classes.count}>{formatCount(count)}</span>}
    </Link>
  );
  return (
    <li>
      {folded ? (
        <Tooltip label={label} position="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  );
}
