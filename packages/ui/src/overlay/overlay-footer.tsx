import type { ReactNode } from 'react';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import classes from './overlay.module.css';

export type OverlayFooterProps = {
  /** A quiet sentence: what can be undone, who is told. */
  left?: ReactNode;
  /** Shows an amber dot and "Unsaved changes" in place of `left`. */
  unsaved?: boolean;
  /** The buttons: leave first, the confirming one last. */
  children: ReactNode;
};

/** The foot of a drawer or modal that never scrolls away. */
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
