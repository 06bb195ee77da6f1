import { Can } from '@muster/kit';
import { Button, IconButton, IconInbox } from '@muster/ui';
import { useInboxAddress } from './use-inbox-address.ts';
import { useInboxMessages } from './messages.ts';

/** Link to mails that reply to none of the agency's; `compact` beside other actions of a record. */
export function WaitingMailsLink({ compact = false }: { compact?: boolean }) {
  const t = useInboxMessages();
  const { open } = useInboxAddress();
  return (
    <Can permission="receivedMail.sort">
      {compact ? (
        <IconButton size={36} variant="default" aria-label={t('title')} onClick={open}>
          <IconInbox size={16} />
        </IconButton>
      ) : (
        <Button variant="subtle" leftSection={<IconInbox size={16} />} onClick={open}>
          {t('title')}
        </Button>
      )}
    </Can>
  );
}
