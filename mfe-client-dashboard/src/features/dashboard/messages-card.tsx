import { chatRoutes, clientDashboardRoutes, type ChatThread } from '@muster/contracts';
import { QueryView, RouteLink } from '@muster/kit';
import {
  Badge,
  Card,
  CardRow,
  CardRows,
  DateTime,
  EmptyLine,
  PersonLine,
  Skeleton,
} from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './dashboard-page.module.css';
import { useLatestConversations } from './use-latest-conversations.ts';

/** Latest conversations with the agency, with unread marks. */
export function MessagesCard() {
  const t = useMessages();
  const query = useLatestConversations();
  const unread = query.data?.data.filter((thread) => thread.unread > 0).length ?? 0;
  return (
    <Card
      title={t('messages.title')}
      count={unread || undefined}
      actions={<RouteLink route={chatRoutes.chat}>{t('messages.all')}</RouteLink>}
      flush
    >
      <QueryView
        query={query}
        size="compact"
        isEmpty={({ data }) => data.length === 0}
        empty={
          <EmptyLine
            text={t('messages.none')}
            action={
              <RouteLink route={clientDashboardRoutes.clientDashboardRecruitmentTeam}>
                {t('messages.write')}
              </RouteLink>
            }
          />
        }
        skeleton={
          <div className={classes.rowSkeleton} aria-hidden>
            <Skeleton height={36} />
            <Skeleton height={36} />
          </div>
        }
      >
        {({ data }) => (
          <CardRows>
            {data.map((thread) => (
              <CardRow key={thread.id}>
                <Row thread={thread} />
              </CardRow>
            ))}
          </CardRows>
        )}
      </QueryView>
    </Card>
  );
}

function Row({ thread: { id, name, lastMessage, lastAt, unread } }: { thread: ChatThread }) {
  const t = useMessages();
  const said = lastMessage?.text ?? t('messages.nothing');
  return (
    <>
      <PersonLine
        name={name}
        secondary={lastMessage?.isOwn ? t('messages.own', { text: said }) : said}
        href={`${chatRoutes.chat.path}?thread=${id}`}
      />
      <span className={classes.until}>
        {unread > 0 && <Badge family="blue">{t('messages.unread', { count: unread })}</Badge>}
        <DateTime value={lastAt} />
      </span>
    </>
  );
}
