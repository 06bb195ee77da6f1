import { Modal } from '@mantine/core';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { OverlayHeader } from './overlay-header.tsx';
import { useInitialFocus } from './use-initial-focus.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { OverlayInputProvider, useGuardedOverlay } from './unsaved-input.tsx';
import { useTopmost } from './use-topmost.ts';
import type { DecisionModalProps } from './decision-modal.types.ts';
import overlay from './overlay.module.css';
import classes from './decision-modal.module.css';

/** Distance between the top of the window and the modal; its style sheet uses the same value. */
const fromTop = 'max(24px, 7dvh)';

/** The content of the decision modal; see `decision-modal.tsx`. */
export function DecisionPanel({
  opened,
  onClose,
  unsaved,
  title,
  subtitle,
  avatar,
  aside,
  footer,
  onSubmit,
  children,
}: DecisionModalProps) {
  const t = useT(uiMessages);
  const panel = useInitialFocus();
  useReturnFocus(opened);
  const guarded = useGuardedOverlay({ opened, onClose, unsaved });
  const close = useTopmost(opened, guarded.close);
  const inside = (
    <>
      {aside ? (
        <div className={overlay.panes}>
          <div className={overlay.body}>{children}</div>
          {/* Text alone: without a tab stop the keyboard could not scroll it. */}
          <div
            className={`${overlay.body} ${overlay.aside}`}
            role="region"
            aria-label={t('record.outcome')}
            tabIndex={0}
          >
            {aside}
          </div>
        </div>
      ) : (
        <div className={overlay.body}>{children}</div>
      )}
      {footer}
    </>
  );
  return (
    <Modal.Root
      opened={opened}
      onClose={close}
      size={aside ? 936 : 480}
      padding={0}
      // Not centred: a modal that grows while it loads would move at both ends.
      yOffset={fromTop}
      returnFocus={false}
      transitionProps={{ duration: 140, transition: 'pop' }}
      classNames={{
        inner: `${overlay.inner} ${classes.inner}`,
        content: `${overlay.content} ${classes.content} ${aside ? classes.twoPanes : ''}`,
      }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <OverlayHeader
          title={<Modal.Title className={overlay.title}>{title}</Modal.Title>}
          subtitle={subtitle}
          avatar={avatar}
          onClose={guarded.close}
        />
        <OverlayInputProvider value={guarded.input}>
          <div className={overlay.panel} ref={panel}>
            {onSubmit ? (
              <form className={classes.form} onSubmit={onSubmit} noValidate>
                {inside}
              </form>
            ) : (
              inside
            )}
          </div>
        </OverlayInputProvider>
      </Modal.Content>
    </Modal.Root>
  );
}
