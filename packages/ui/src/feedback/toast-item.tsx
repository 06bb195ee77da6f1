import { UnstyledButton } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import {
  IconAlertCircle,
  IconArrowBackUp,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from '../primitives/icons.ts';
import { dismissToast, type Toast } from './toast-store.ts';
import { usePausableTimeout } from './use-pausable-timeout.ts';
import classes from './toast-host.module.css';

const icons = { success: IconCircleCheck, info: IconInfoCircle, error: IconAlertCircle };

/** One toast with its time bar; hover or focus pauses it. */
export function ToastItem({ toast }: { toast: Toast }) {
  const t = useT(uiMessages);
  const { kind = 'success', message, undo, action, duration, id } = toast;
  const close = () => dismissToast(id);
  const { pause, resume } = usePausableTimeout(close, duration);
  const Icon = icons[kind];
  return (
    <div
      className={classes.toast}
      style={{ '--toast-duration': `${duration ?? 0}ms` } as CSSProperties}
      role={kind === 'error' ? 'alert' : undefined}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <Icon size={18} className={classes[kind]} aria-hidden />
      <div className={classes.message}>{message}</div>
      {undo && (
        <UnstyledButton
          className={`${classes.button} ${classes.undo}`}
          onClick={() => {
            close();
            undo.onUndo();
          }}
        >
          <IconArrowBackUp size={14} aria-hidden />
          {undo.label ?? t('action.undo')}
        </UnstyledButton>
      )}
      {action && (
        <UnstyledButton
          className={`${classes.button} ${classes.undo}`}
          onClick={() => {
            close();
            action.onAction();
          }}
        >
          {action.label}
        </UnstyledButton>
      )}
      <UnstyledButton
        className={`${classes.button} ${classes.close}`}
        aria-label={t('action.dismiss')}
        onClick={close}
      >
        <IconX size={16} aria-hidden />
      </UnstyledButton>
      {duration !== undefined && <span className={classes.line} aria-hidden />}
    </div>
  );
}
