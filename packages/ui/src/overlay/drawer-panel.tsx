import { Drawer as MantineDrawer } from '@mantine/core';
import { OverlayHeader } from './overlay-header.tsx';
import { useInitialFocus } from './use-initial-focus.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { OverlayInputProvider, useGuardedOverlay } from './unsaved-input.tsx';
import { useTopmost } from './use-topmost.ts';
import type { DrawerProps } from './drawer.types.ts';
import classes from './overlay.module.css';

/** The content of the drawer; see `drawer.tsx`. */
export function DrawerPanel({
  opened,
  onClose,
  unsaved,
  title,
  subtitle,
  avatar,
  footer,
  width = 592,
  children,
}: DrawerProps) {
  const panel = useInitialFocus();
  useReturnFocus(opened);
  const guarded = useGuardedOverlay({ opened, onClose, unsaved });
  const close = useTopmost(opened, guarded.close);
  return (
    <MantineDrawer.Root
      opened={opened}
      onClose={close}
      position="right"
      size={width}
      padding={0}
      returnFocus={false}
      transitionProps={{ duration: 160, transition: 'slide-left' }}
      classNames={{ inner: classes.inner, content: `${classes.content} ${classes.drawer}` }}
    >
      <MantineDrawer.Overlay />
      <MantineDrawer.Content>
        <OverlayHeader
          title={<MantineDrawer.Title className={classes.title}>{title}</MantineDrawer.Title>}
          subtitle={subtitle}
          avatar={avatar}
          onClose={guarded.close}
        />
        <OverlayInputProvider value={guarded.input}>
          <div className={classes.panel} ref={panel}>
            <div className={classes.body}>{children}</div>
            {footer}
          </div>
        </OverlayInputProvider>
      </MantineDrawer.Content>
    </MantineDrawer.Root>
  );
}
