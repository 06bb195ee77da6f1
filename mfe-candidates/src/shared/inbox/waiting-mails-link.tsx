import { Can } from '@muster/kit';
import { Button, IconInbox } from '@muster/ui';
import { useInboxAddress } from './use-inbox-address.ts';
import { useInboxMessages } from './messages.ts';

/** Leads to the mails that answer none of ours. */
export function WaitingMailsLink() {
  const t = useInboxMessages();
  const { open } = useInboxAddress();
  return (
    <Can permission="receivedMail.sort">
      <Button variant="subtle" leftSection={<IconInbox size={16} />} onClick={open}>
        {t('title')}
      </Button>
    </Can>
  );
}
