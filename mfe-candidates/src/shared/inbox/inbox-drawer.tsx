import { QueryView } from '@muster/kit';
import {
  CancelButton,
  Card,
  CardRow,
  CardRows,
  Drawer,
  EmptyState,
  IconInbox,
  OverlayFooter,
  Skeleton,
  Text,
} from '@muster/ui';
import { api } from '../../api.ts';
import classes from './inbox.module.css';
import { useInboxMessages } from './messages.ts';
import { WaitingItem } from './waiting-item.tsx';

/** No mails wait: because none arrived, or because no mailbox is read. */
function NoneWaits({ isRead }: { isRead: boolean }) {
  const t = useInboxMessages();
  return isRead ? (
    <EmptyState icon={IconInbox} title={t('none')} text={t('noneText')} />
  ) : (
    <EmptyState icon={IconInbox} title={t('noMailbox')} text={t('noMailboxText')} />
  );
}

/**
 * Received mails that reply to none of the agency's: each is assigned to a record, or dismissed.
 */
export function InboxDrawer({ onClose }: { onClose: () => void }) {
  const t = useInboxMessages();
  const query = api.useReceivedMailsListQuery({});
  return (
    <Drawer
      opened
      onClose={onClose}
      width={720}
      title={t('title')}
      footer={
        <OverlayFooter>
          <CancelButton>{t('closeList')}</CancelButton>
        </OverlayFooter>
      }
    >
      <QueryView
        query={query}
        skeleton={<Skeleton height={320} />}
        isEmpty={({ data }) => data.length === 0}
        empty={<NoneWaits isRead={query.data?.readsMailbox ?? true} />}
      >
        {({ data, total }) => (
          <div className={classes.list}>
            <Text size="sm" c="dimmed">
              {t('help')} {total > data.length && t('newest', { count: data.length })}
            </Text>
            <Card flush>
              <CardRows>
                {data.map((mail) => (
                  <CardRow key={mail.id}>
                    <WaitingItem mail={mail} />
                  </CardRow>
                ))}
              </CardRows>
            </Card>
          </div>
        )}
      </QueryView>
    </Drawer>
  );
}
