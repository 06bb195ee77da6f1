import { useEffect, useState } from 'react';
import { dismissToast, toast } from '../feedback/toast-store.ts';
import { translate } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { usePart, type Part } from './part.ts';

const lostToast = 'part-lost';

/**
 * What opens over the page: from its first opening on, also while it closes, so that it can give the
 * focus back. One that does not come is said, and `close` takes the wish back, so that the next one
 * asks again.
 */
export function useOpenedPart<T>(part: Part<T>, opened: boolean, close: () => void): T | null {
  const loaded = usePart(part, opened, () => {
    const message = translate(uiMessages, 'feedback.partLost');
    toast({ message, kind: 'error', id: lostToast });
    close();
  });
  // A second try is on its way: what was said of the first is no longer true.
  const isAwaited = opened && loaded === null;
  useEffect(() => {
    if (isAwaited) dismissToast(lostToast);
  }, [isAwaited]);
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened && !wasOpened) setWasOpened(true);
  return wasOpened ? loaded : null;
}
