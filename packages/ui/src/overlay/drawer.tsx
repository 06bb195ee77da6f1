import { Drawer as MantineDrawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { OverlayHeader } from './overlay-header.tsx';
import { useInitialFocus } from './use-initial-focus.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { OverlayInputProvider, useGuardedOverlay } from './unsaved-input.tsx';
import { useTopmost } from './use-topmost.ts';
import classes from './overlay.module.css';

export type DrawerProps = {
  opened: boolean;
  /** Close button, Esc or a click on the veil; asked first where a field in it was changed. */
  onClose: () => void;
  /** Closing would lose input that no field shows (rows that were removed, a choice of people). */
  unsaved?: boolean;
  title: string;
  subtitle?: ReactNode;
  /** Whose record it is, before the title. */
  avatar?: ReactNode;
  /** Usually an `OverlayFooter`; buttons reach a form in the body by its id (`form="…"`). */
  footer?: ReactNode;
  /** Pixels; default 592, the whole width on a phone. */
  width?: number;
  children: ReactNode;
};

/** A form over its record: slides in from the right, keeps head and foot in sight. */
export function Drawer({
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
