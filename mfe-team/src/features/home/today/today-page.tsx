import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { teamRoutes, type TodayBoard as Board } from '@muster/contracts';
import { BlocksProvider } from '@muster/blocks';
import { QueryView, RouteLink, useDocumentTitle, type QueryLike } from '@muster/kit';
import { Button, PageHeader, PageSkeleton, formatDate, zoneCity } from '@muster/ui';
import { api } from '../../../api.ts';
import { ApprovalsCard } from '../approvals/approvals-card.tsx';
import { NewCandidatesCard } from '../new-candidates-card.tsx';
import { useTodayMessages } from './messages.ts';
import { TodayBoard } from './today-board.tsx';
import classes from './today.module.css';

/** The reader's work for today in one queue. */
export function TodayPage() {
  const query = api.useTodayOwnQuery();
  return (
    <TodayFrame query={query}>
      <ApprovalsCard />
      <NewCandidatesCard />
    </TodayFrame>
  );
}

/** The day of a member of the reader's team, who may complete, snooze or reassign tasks. */
export function MemberTodayPage() {
  const { id = '' } = useParams();
  const query = api.useTodayOfMemberQuery({ params: { id } });
  const t = useTodayMessages();
  return (
    <TodayFrame
      query={query}
      actions={
        <Button
          variant="default"
          component={RouteLink}
          route={teamRoutes.teamByIdProfile}
          params={{ id }}
          query={{ edit: 'handover' }}
        >
          {t('handover')}
        </Button>
      }
    />
  );
}

interface TodayFrameProps {
  query: QueryLike<Board>;
  actions?: ReactNode;
  /** Content shown only on the user's own day. */
  children?: ReactNode;
}

function TodayFrame({ query, actions, children }: TodayFrameProps) {
  const t = useTodayMessages();
  const board = query.currentData;
  const title = board && !board.isOwn ? t('titleOf', { name: board.person.name }) : t('title');
  useDocumentTitle(title);
  return (
    <div className={classes.page}>
      <PageHeader
        title={title}
        actions={actions}
        subtitle={
          board && t('day', { day: formatDate(board.today), zone: zoneCity(board.timeZone) })
        }
      />
      <div className={classes.content}>
        <QueryView query={query} isEmpty={() => false} skeleton={<PageSkeleton variant="list" />}>
          {(data) => (
            <BlocksProvider api={api}>
              <p className={classes.keys}>{t('keys')}</p>
              <TodayBoard board={data} />
              {children}
            </BlocksProvider>
          )}
        </QueryView>
      </div>
    </div>
  );
}
