import { href, teamRoutes, type TeamMember } from '@muster/contracts';
import { AppLink, QueryView } from '@muster/kit';
import { Card, CardRow, CardRows, EmptyLine, Skeleton, formatDate } from '@muster/ui';
import { api } from '../../../api.ts';
import classes from '../member.module.css';
import { useMemberMessages } from '../messages.ts';

/** A member's goals from evaluations that the reader may see. */
export function GoalsCard({ member: { id, allowedActions } }: { member: TeamMember }) {
  return allowedActions.includes('read_evaluations') ? <Goals id={id} /> : null;
}

function Goals({ id }: { id: string }) {
  const t = useMemberMessages();
  const query = api.useEvaluationsOfMemberQuery({ params: { id } });
  const all = href(teamRoutes.teamByIdProfilePerformanceEvaluations, { id });
  return (
    <Card title={t('goals.title')} actions={<AppLink href={all}>{t('goals.all')}</AppLink>} flush>
      <QueryView
        query={query}
        size="compact"
        isEmpty={({ goals }) => goals.every(({ status }) => status !== 'open')}
        empty={<EmptyLine text={t('goals.none')} />}
        skeleton={<Skeleton height={80} />}
      >
        {({ goals }) => (
          <CardRows>
            {goals
              .filter(({ status }) => status === 'open')
              .map((goal) => (
                <CardRow key={goal.id} compact>
                  <span>{goal.text}</span>
                  {goal.dueOn && (
                    <span className={classes.secondary}>
                      {t('goals.due', { day: formatDate(goal.dueOn) })}
                    </span>
                  )}
                </CardRow>
              ))}
          </CardRows>
        )}
      </QueryView>
    </Card>
  );
}
