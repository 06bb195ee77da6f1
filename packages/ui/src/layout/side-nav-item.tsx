import { Tooltip } from '../floating/tooltip.tsx';
import { formatCount } from '../format/numbers.ts';
import { Link } from '../link/link-context.tsx';
import type { NavItem } from './nav.types.ts';
import classes from './side-nav.module.css';

/** One entry of the side navigation; when folded, its label moves to the tooltip. */
export function SideNavItem({ item, folded }: { item: NavItem; folded: boolean }) {
  const { label, href, icon: Icon, count = 0, countIsCapped: capped = false, active } = item;
  const shown = count > 0 ? formatCount(count, { capped }) : null;
  const link = (
    <Link
      className={`${classes.item} ${active ? classes.active : ''}`}
      href={href}
      aria-current={active ? 'page' : undefined}
      aria-label={folded ? [label, shown].filter(Boolean).join(' ') : undefined}
    >
      {Icon && <Icon size={18} className={classes.icon} aria-hidden />}
      <span className={classes.text}>{label}</span>
      {shown && <span className={classes.count}>{shown}</span>}
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
