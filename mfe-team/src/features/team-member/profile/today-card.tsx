import {
  candidatesRoutes,
  href,
  teamRoutes,
  type TeamMember,
  type TodayBoard,
} from '@muster/contracts';
import { AppLink, QueryView, useCan, type QueryLike } from '@muster/kit';
import { Card, CardRow, CardRows, DateTime, EmptyLine, Skeleton } from '@muster/ui';
import { api } from '../../../api.ts';
import classes from '../member.module.css';
import { useMemberMessages } from '../messages.ts';

/** A staff member's calendar of today, for themselves and their lead. */
export function TodayCard({ member }: { member: TeamMember }) {
  const can = useCan();
  if (member.kind !== 'staff' || member.status === 'ended') return null;
  if (member.isSelf) return can('home.read') ? <OwnToday /> : null;
  return member.allowedActions.includes('read_handover') ? <MemberToday id={member.id} /> : null;
}

function OwnToday() {
  return <Today query={api.useTodayOwnQuery()} to={href(teamRoutes.today)} />;
}

function MemberToday({ id }: { id: string }) {
  const query = api.useTodayOfMemberQuery({ params: { id } });
  return <Today query={query} to={href(teamRoutes.todayById, { id })} />;
}

function Today({ query, to }: { query: QueryLike<TodayBoard>; to: string }) {
  const t = useMemberMessages();
  return (
    <Card title={t('today.title')} actions={<AppLink href={to}>{t('today.open')}</AppLink>} flush>
      <QueryView
        query={query}
        size="compact"
        isEmpty={({ meetings }) => meetings.length === 0}
        empty={<EmptyLine text={t('today.none')} />}
        skeleton={<Skeleton height={80} />}
      >
        {({ meetings }) => (
          <CardRows>
            {meetings.map(({ id, title, candidate, startsAt }) => (
              <CardRow key={id} compact>
                <span className={classes.stack}>
                  <AppLink href={href(candidatesRoutes.profile, { id: candidate.id })}>
                    {candidate.name}
                  </AppLink>
                  <span className={classes.secondary}>{title}</span>
                </span>
                <span className={classes.secondary}>
                  <DateTime value={startsAt} as="time" />
                </span>
              </CardRow>
            ))}
          </CardRows>
        )}
      </QueryView>
    </Card>
  );
}
