import type { ReactNode } from 'react';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { IconButton } from '../primitives/icon-button.tsx';
import { IconMenu2 } from '../primitives/icons.ts';
import { offerTitlePlace } from './page-title-place.ts';
import classes from './top-bar.module.css';

export type TopBarProps = {
  /** Opens the `NavDrawer`; the burger shows on small screens only. */
  onMenu: () => void;
  /** A `SearchTrigger`. */
  search: ReactNode;
  /** Quick create, chat, notifications, the person. */
  actions: ReactNode;
};

/** The top bar for staff, 48 px. On a phone it shows the title of a list. */
export function TopBar({ onMenu, search, actions }: TopBarProps) {
  const t = useT(uiMessages);
  return (
    <header className={classes.bar}>
      <span className={classes.burger}>
        <IconButton
          size="lg"
          aria-label={t('action.openMenu')}
          aria-haspopup="dialog"
          withTooltip={false}
          onClick={onMenu}
        >
          <IconMenu2 size={20} />
        </IconButton>
      </span>
      <div ref={offerTitlePlace} className={classes.title} />
      <div className={classes.search}>{search}</div>
      <div className={classes.actions}>{actions}</div>
    </header>
  );
}
