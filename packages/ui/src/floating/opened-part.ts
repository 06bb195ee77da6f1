import { useState } from 'react';
import { toast } from '../feedback/toast-store.ts';
import { translate } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { usePart, type Part } from './part.ts';

/**
 * What opens over the page: from its first opening on, also while it closes, so that it can give the
 * focus back. One that does not come is said, and `close` takes the wish back, so that the next one
 * asks again.
 */
export function useOpenedPart<T>(part: Part<T>, opened: boolean, close: () => void): T | null {
  const loaded = usePart(part, opened, () => {
    const message = translate(uiMessages, 'feedback.partLost');
    toast({ message, kind: 'error', id: 'part-lost' });
    close();
  });
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened && !wasOpened) setWasOpened(true);
  return wasOpened ? loaded : null;
}
