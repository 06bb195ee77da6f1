import type { ReactNode } from 'react';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import classes from './overlay.module.css';

export type OverlayFooterProps = {
  /** A quiet sentence: what can be undone, who is notified. */
  left?: ReactNode;
  /** Shows an amber dot and "Unsaved changes" instead of `left`. */
  unsaved?: boolean;
  /** The buttons: cancel first, confirm last. */
  children: ReactNode;
};

/** The footer of a drawer or modal; it never scrolls out of view. */
export function OverlayFooter({ left, unsaved = false, children }: OverlayFooterProps) {
  const t = useT(uiMessages);
  return (
    <div className={classes.footer}>
      <div className={classes.left} role="status">
        {unsaved ? (
          <>
            <span className={classes.unsaved} aria-hidden />
            {t('feedback.unsaved')}
          </>
        ) : (
          left
        )}
      </div>
      <div className={classes.buttons}>{children}</div>
    </div>
  );
}
