import { useEffect, useId, useRef, useState } from 'react';
import { notificationTopics, topicAudience, type NotificationTopic } from '@muster/contracts';
import { QueryView, useSession } from '@muster/kit';
import { Button, Drawer, useT } from '@muster/ui';
import { CentreEmpty } from './centre-empty.tsx';
import { CentreFilters, type Folder } from './centre-filters.tsx';
import { CentreFooter } from './centre-footer.tsx';
import { notificationMessages } from './messages.ts';
import classes from './notification-centre.module.css';
import { NotificationList } from './notification-list.tsx';
import { NotificationSkeleton } from './notification-skeleton.tsx';
import { api, usePagesInfiniteQuery } from './notifications-api.ts';
import { useNotificationActions } from './use-notification-actions.ts';
import { usePolling } from './use-polling.ts';

/** All of a user's notifications over the page, to read, archive or follow. */
export function NotificationCentre({ onClose }: { onClose: () => void }) {
  const t = useT(notificationMessages);
  const [folder, setFolder] = useState<Folder>('all');
  const [topic, setTopic] = useState<NotificationTopic | null>(null);
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const polling = usePolling();
  const { data: counted } = api.useUnreadQuery();
  const query = usePagesInfiniteQuery({ folder, topic: topic ?? undefined }, polling);
  const actions = useNotificationActions();
  const audience = useSession()?.audience;
  const topics = notificationTopics.filter((one) => [null, audience].includes(topicAudience[one]));
  const notifications = query.currentData?.pages.flatMap(({ data }) => data) ?? [];
  const isEmpty = query.currentData !== undefined && notifications.length === 0;
  const unread = counted?.unread ?? 0;

  // The removed last row had the focus, so move it to the panel.
  useEffect(() => {
    if (isEmpty && document.activeElement === document.body) panel.current?.focus();
  }, [isEmpty]);

  return (
    <Drawer
      opened
      onClose={onClose}
      width={480}
      title={t('title')}
      subtitle={t('unread', { count: unread })}
      footer={
        actions.mayMark && (
          <CentreFooter
            notifications={notifications}
            unread={unread}
            isFiltered={topic !== null}
            actions={actions}
          />
        )
      }
    >
      <CentreFilters
        folder={folder}
        onFolder={setFolder}
        topic={topic}
        topics={topics}
        onTopic={setTopic}
        panelId={panelId}
      />
      <div id={panelId} ref={panel} className={classes.panel} role="tabpanel" tabIndex={-1}>
        <QueryView
          query={query}
          skeleton={<NotificationSkeleton />}
          size="block"
          isEmpty={() => isEmpty}
          empty={<CentreEmpty folder={folder} topic={topic} />}
        >
          {() => (
            <>
              <NotificationList
                notifications={notifications}
                actions={actions}
                goesWhenRead={folder === 'unread'}
              />
              {query.hasNextPage && (
                <div className={classes.more}>
                  <Button
                    variant="default"
                    loading={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    {t('showMore')}
                  </Button>
                </div>
              )}
            </>
          )}
        </QueryView>
      </div>
    </Drawer>
  );
}
