import { Drawer } from '@mantine/core';
import { FollowedLinks } from '../link/index.ts';
import { useReturnFocus } from '../overlay/use-return-focus.ts';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { IconButton } from '../primitives/icon-button.tsx';
import { IconX } from '../primitives/icons.ts';
import type { NavDrawerProps } from './nav-drawer.types.ts';
import classes from './nav-drawer.module.css';

/** The content of the navigation drawer; see `nav-drawer.tsx`. */
export function NavPanel({ opened, onClose, children }: NavDrawerProps) {
  const t = useT(uiMessages);
  useReturnFocus(opened);
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="left"
      size={280}
      padding={0}
      returnFocus={false}
      transitionProps={{ duration: 160 }}
      classNames={{ inner: classes.inner, content: classes.content }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('layout.mainNavigation')}>
        <IconButton
          className={classes.close}
          size="lg"
          aria-label={t('action.close')}
          withTooltip={false}
          onClick={onClose}
        >
          <IconX size={18} />
        </IconButton>
        <div className={classes.inside}>
          <FollowedLinks value={onClose}>{children}</FollowedLinks>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
