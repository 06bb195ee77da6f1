import { useSyncExternalStore } from 'react';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { IconWifiOff } from '../primitives/icons.ts';
import classes from './offline-banner.module.css';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** A line across the page while the browser has no network; the region is always announced. */
export function OfflineBanner() {
  const t = useT(uiMessages);
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <div className={classes.banner}>
          <IconWifiOff size={16} aria-hidden />
          {t('feedback.offline')}
        </div>
      )}
    </div>
  );
}
