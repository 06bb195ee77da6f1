import { translate } from '@muster/ui';
import { knownSession, onSession } from '../session/session-store.ts';
import { impersonationMessages } from './messages.ts';

function prefixNow(): string {
  const session = knownSession();
  const name = session && 'user' in session && session.impersonation?.targetName;
  return name ? `${translate(impersonationMessages, 'titlePrefix', { name })} ` : '';
}

/**
 * Prefixes the tab's title with `[as Li Wei]` during impersonation, whichever remote sets the
 * title. Returns the function that ends it.
 */
export function prefixTitles(): () => void {
  let written = '';

  function write() {
    const bare = document.title.startsWith(written)
      ? document.title.slice(written.length)
      : document.title;
    written = prefixNow();
    if (document.title !== written + bare) document.title = written + bare;
  }

  const observer = new MutationObserver(write);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  const stop = onSession(write);
  write();
  return () => {
    observer.disconnect();
    stop();
  };
}
