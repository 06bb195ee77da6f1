import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link } from '../link/link-context.tsx';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { Avatar } from '../primitives/avatar.tsx';
import { Count } from '../primitives/count.tsx';
import { IconButton } from '../primitives/icon-button.tsx';
import { IconMenu2 } from '../primitives/icons.ts';
import { NavDrawer } from './nav-drawer.tsx';
import type { NavItem } from './nav.types.ts';
import classes from './light-top-nav.module.css';

export type LightTopNavProps = {
  /** The client's company or the agency, with a line of context below. */
  name: string;
  secondary?: string;
  logoSrc?: string | null;
  /** A small picture before the line of context. */
  secondaryLogoSrc?: string | null;
  /** A control beside the name, such as a switch to another company. */
  switcher?: ReactNode;
  homeHref: string;
  items: readonly NavItem[];
  /** Main button, chat, the user. */
  actions?: ReactNode;
};

/**
 * The top navigation for clients and candidates, 60 px; a burger on small screens. A page with it
 * uses the agency's colour, if there is one.
 */
export function LightTopNav({
  name,
  secondary,
  logoSrc,
  secondaryLogoSrc,
  switcher,
  homeHref,
  items,
  actions,
}: LightTopNavProps) {
  const t = useT(uiMessages);
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <header className={classes.bar} data-agency-pages>
      <div className={classes.inside}>
        <span className={classes.burger}>
          <IconButton
            size="lg"
            aria-label={t('action.openMenu')}
            aria-haspopup="dialog"
            withTooltip={false}
            onClick={open}
          >
            <IconMenu2 size={20} />
          </IconButton>
        </span>
        <Link className={classes.brand} href={homeHref}>
          <Avatar name={name} src={logoSrc} shape="square" size={28} />
          <span className={classes.names}>
            <span className={classes.name}>{name}</span>
            {secondary && (
              <span className={classes.secondary}>
                {secondaryLogoSrc && (
                  <img className={classes.secondaryLogo} src={secondaryLogoSrc} alt="" />
                )}
                {secondary}
              </span>
            )}
          </span>
        </Link>
        {switcher}
        <nav className={classes.nav} aria-label={t('layout.mainNavigation')}>
          <LightNavList className={classes.items} items={items} />
        </nav>
        <div className={classes.actions}>{actions}</div>
      </div>
      <NavDrawer opened={opened} onClose={close}>
        <nav aria-label={t('layout.mainNavigation')}>
          <LightNavList className={classes.drawer} items={items} />
        </nav>
      </NavDrawer>
    </header>
  );
}

function LightNavList({ className, items }: { className?: string; items: readonly NavItem[] }) {
  return (
    <ul className={className}>
      {items.map(({ id, label, href, count, active }) => (
        <li key={id}>
          <Link
            className={`${classes.item} ${active ? classes.active : ''}`}
            href={href}
            aria-current={active ? 'page' : undefined}
          >
            {label}
            {count !== undefined && count > 0 && <Count value={count} kind="accent" />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
