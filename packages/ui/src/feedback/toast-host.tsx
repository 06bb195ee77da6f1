import { Portal } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { ToastItem } from './toast-item.tsx';
import { currentToasts, subscribeToToasts } from './toast-store.ts';
import classes from './toast-host.module.css';

/** Container of toasts: a polite live region over everything. One per page; the theme mounts it. */
export function ToastHost() {
  const t = useT(uiMessages);
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  return (
    <Portal>
      <div
        className={classes.host}
        role="region"
        aria-live="polite"
        aria-label={t('layout.notifications')}
      >
        {toasts.map((item) => (
          <ToastItem key={item.showing} toast={item} />
        ))}
      </div>
    </Portal>
  );
}
