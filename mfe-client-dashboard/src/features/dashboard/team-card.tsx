import { clientDashboardRoutes } from '@muster/contracts';
import { QueryView, RouteLink } from '@muster/kit';
import { Card, CardRow, CardRows, EmptyLine, Skeleton } from '@muster/ui';
import { dashboardApi } from '../../dashboard-api.ts';
import { useTeamMessages } from '../../shared/team/messages.ts';
import { TeamMemberRow } from '../../shared/team/team-member-row.tsx';
import classes from '../../shared/team/team.module.css';

/** Maximum team members on the dashboard; the others are on their page. */
const shown = 3;

/** Contacts at the agency. */
export function TeamCard() {
  const t = useTeamMessages();
  const query = dashboardApi.useTeamQuery();
  const agency = query.data?.agencyName;
  return (
    <Card
      title={agency ? t('cardAt', { agency }) : t('card')}
      actions={
        <RouteLink route={clientDashboardRoutes.clientDashboardRecruitmentTeam}>
          {t('all')}
        </RouteLink>
      }
      flush
    >
      <QueryView
        query={query}
        size="compact"
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyLine text={t('empty.title')} />}
        skeleton={
          <div className={classes.skeleton} aria-hidden>
            <Skeleton height={36} />
            <Skeleton height={36} />
          </div>
        }
      >
        {({ data }) => (
          <CardRows>
            {data.slice(0, shown).map((member) => (
              <CardRow key={member.userId}>
                <TeamMemberRow member={member} />
              </CardRow>
            ))}
          </CardRows>
        )}
      </QueryView>
    </Card>
  );
}
