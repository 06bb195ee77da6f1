import type { ReactNode } from 'react';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { IconButton } from '../primitives/icon-button.tsx';
import { IconX } from '../primitives/icons.ts';
import classes from './overlay.module.css';

export type OverlayHeaderProps = {
  /** The title, already wrapped in the heading that names the dialog. */
  title: ReactNode;
  subtitle?: ReactNode;
  /** An avatar before the title. */
  avatar?: ReactNode;
  onClose: () => void;
};

/** The title, one line of context and a labelled close button. */
export function OverlayHeader({ title, subtitle, avatar, onClose }: OverlayHeaderProps) {
  const t = useT(uiMessages);
  return (
    <div className={classes.header}>
      {avatar}
      <div className={classes.heading}>
        {title}
        {subtitle && <div className={classes.subtitle}>{subtitle}</div>}
      </div>
      <IconButton size="lg" aria-label={t('action.close')} withTooltip={false} onClick={onClose}>
        <IconX size={18} />
      </IconButton>
    </div>
  );
}
