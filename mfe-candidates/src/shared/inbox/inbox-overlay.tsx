import { Can, lazyNamed } from '@muster/kit';
import { useInboxAddress } from './use-inbox-address.ts';

const InboxDrawer = lazyNamed(() => import('./inbox-drawer.tsx'), 'InboxDrawer');

/** Waiting mails over a page, opened by address. */
export function InboxOverlay() {
  const { isOpen, close } = useInboxAddress();
  if (!isOpen) return null;
  return (
    <Can permission="receivedMail.sort">
      <InboxDrawer onClose={close} />
    </Can>
  );
}
