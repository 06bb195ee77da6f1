import { useId } from 'react';
import { Link } from '../link/link-context.tsx';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { IconButton } from '../primitives/icon-button.tsx';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '../primitives/icons.ts';
import { BrandMark } from './brand-mark.tsx';
import type { NavGroup, NavItem } from './nav.types.ts';
import { SideNavItem } from './side-nav-item.tsx';
import classes from './side-nav.module.css';

export type SideNavProps = {
  /** Name below that of the product: the agency, unless both are the same. */
  tenant: string;
  homeHref: string;
  groups: readonly NavGroup[];
  /** Entries at the bottom: settings. */
  footer?: readonly NavItem[];
  /** Icons only, 56 px. */
  folded?: boolean;
  /** Without it there is no fold button (inside the burger drawer). */
  onToggle?: () => void;
};

const product = 'Muster';

/** The side navigation for staff: 220 px, or icons only. */
export function SideNav({
  tenant,
  homeHref,
  groups,
  footer = [],
  folded = false,
  onToggle,
}: SideNavProps) {
  const t = useT(uiMessages);
  return (
    <nav
      className={`${classes.nav} ${folded ? classes.folded : ''}`}
      aria-label={t('layout.mainNavigation')}
    >
      <div className={classes.head}>
        <Link
          className={classes.brand}
          href={homeHref}
          aria-label={tenant === product ? product : `${product}, ${tenant}`}
        >
          <BrandMark />
          {!folded && (
            <span className={classes.names}>
              <span className={classes.product}>{product}</span>
              {tenant !== product && <span className={classes.tenant}>{tenant}</span>}
            </span>
          )}
        </Link>
        {onToggle && (
          <IconButton
            size="sm"
            aria-label={t(folded ? 'action.unfold' : 'action.fold')}
            aria-expanded={!folded}
            onClick={onToggle}
          >
            {folded ? (
              <IconLayoutSidebarLeftExpand size={18} />
            ) : (
              <IconLayoutSidebarLeftCollapse size={18} />
            )}
          </IconButton>
        )}
      </div>
      <div className={classes.groups}>
        {groups.map((group) => (
          <SideNavGroup key={group.id} group={group} folded={folded} />
        ))}
      </div>
      {footer.length > 0 && (
        <ul className={`${classes.list} ${classes.foot}`}>
          {footer.map((item) => (
            <SideNavItem key={item.id} item={item} folded={folded} />
          ))}
        </ul>
      )}
    </nav>
  );
}

function SideNavGroup({ group, folded }: { group: NavGroup; folded: boolean }) {
  const labelId = useId();
  const showLabel = Boolean(group.label) && !folded;
  return (
    <div className={classes.group}>
      {showLabel && (
        <div className={classes.label} id={labelId}>
          {group.label}
        </div>
      )}
      <ul
        className={classes.list}
        aria-labelledby={showLabel ? labelId : undefined}
        aria-label={showLabel ? undefined : group.label}
      >
        {group.items.map((item) => (
          <SideNavItem key={item.id} item={item} folded={folded} />
        ))}
      </ul>
    </div>
  );
}
