import {
  href,
  limits,
  scoreTrend,
  teamRoutes,
  type EvaluationRow,
  type Goal,
  type MemberEvaluations,
  type TeamMember,
} from '@muster/contracts';
import { AppLink, QueryView, useOverlayParam } from '@muster/kit';
import {
  Badge,
  Button,
  Card,
  CardRow,
  CardRows,
  EmptyState,
  IconListCheck,
  IconPlus,
  Skeleton,
  Sparkline,
  StateBadge,
  formatDate,
} from '@muster/ui';
import { api } from '../../../api.ts';
import classes from './evaluations.module.css';
import { useMemberEvaluationMessages } from './messages.ts';
import { StartEvaluationDrawer } from './start-evaluation-drawer.tsx';

/** A member's scores, cycles and goals, and a button for a new evaluation. */
export function MemberEvaluationList({ member }: { member: TeamMember }) {
  const query = api.useEvaluationsOfMemberQuery({ params: { id: member.id } });
  return (
    <QueryView
      query={query}
      size="block"
      isEmpty={() => false}
      skeleton={<Skeleton height={320} />}
    >
      {(found) => <Found member={member} found={found} />}
    </QueryView>
  );
}

function Found({ member, found }: { member: TeamMember; found: MemberEvaluations }) {
  const t = useMemberEvaluationMessages();
  const [start, setStart] = useOverlayParam('start', ['evaluation']);
  const { data, goals, next, nextDueOn } = found;
  const day = nextDueOn && formatDate(nextDueOn);
  const button = next && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setStart('evaluation')}>
      {t('start')}
    </Button>
  );
  const drawer = next && start === 'evaluation' && (
    <StartEvaluationDrawer member={member} next={next} onClose={() => setStart(null)} />
  );
  if (data.length === 0)
    return (
      <>
        <EmptyState
          icon={IconListCheck}
          title={t('empty')}
          text={day ? t('firstDue', { day }) : t('none')}
          action={button}
        />
        {drawer}
      </>
    );
  return (
    <div className={classes.page}>
      <Trend rows={data} />
      <Card
        flush
        title={t('title')}
        count={data.length}
        actions={button ?? (day && <span className={classes.quiet}>{t('nextDue', { day })}</span>)}
      >
        <CardRows>
          {data.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </CardRows>
      </Card>
      <Goals goals={goals} />
      {drawer}
    </div>
  );
}

function Row({ row }: { row: EvaluationRow }) {
  const t = useMemberEvaluationMessages();
  const { id, cycle, periodStart, periodEnd, status, score, isLate, reviewer, dueOn } = row;
  const isOpen = ['scheduled', 'self_review', 'in_progress', 'submitted'].includes(status);
  return (
    <CardRow>
      <span className={classes.what}>
        <AppLink href={href(teamRoutes.performanceEvaluationById, { id })}>{cycle}</AppLink>
        <span className={classes.quiet}>
          {[
            t('period', { from: formatDate(periodStart), to: formatDate(periodEnd) }),
            reviewer && t('reviewer', { name: reviewer.name }),
            isOpen && t('due', { day: formatDate(dueOn) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={classes.end}>
        {isLate && <Badge family="red">{t('late')}</Badge>}
        {score !== null && <span>{t('score', { score: score.toFixed(2) })}</span>}
        <StateBadge machine="evaluation" state={status} />
      </span>
    </CardRow>
  );
}

/** The trend of the scores, once there are enough of them. */
function Trend({ rows }: { rows: readonly EvaluationRow[] }) {
  const t = useMemberEvaluationMessages();
  const shared = rows.filter(({ status }) => status === 'shared' || status === 'acknowledged');
  const last = shared[0]?.score ?? null;
  const points = scoreTrend(shared);
  if (last === null) return null;
  return (
    <Card title={points ? t('trend.title') : t('trend.last')}>
      <div className={classes.trend}>
        <span className={classes.score}>{t('score', { score: last.toFixed(2) })}</span>
        {points ? (
          <>
            <Sparkline
              width={160}
              height={40}
              values={points.map(({ score }) => score)}
              label={t('trend.label', {
                scores: points.map(({ score }) => score.toFixed(2)).join(', '),
              })}
            />
            <ul className={classes.points}>
              {points.map(({ periodEnd, score }) => (
                <li key={periodEnd} className={classes.quiet}>
                  {t('trend.point', { day: formatDate(periodEnd), score: score.toFixed(2) })}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className={classes.quiet}>
            {t('trend.few', { count: limits.evaluation.trendPoints })}
          </p>
        )}
      </div>
    </Card>
  );
}

function Goals({ goals }: { goals: readonly Goal[] }) {
  const t = useMemberEvaluationMessages();
  if (goals.length === 0) return null;
  return (
    <Card flush title={t('goals')} count={goals.length}>
      <CardRows>
        {goals.map(({ id, text, dueOn, status }) => (
          <CardRow key={id}>
            <span className={classes.what}>
              {text}
              {dueOn && (
                <span className={classes.quiet}>{t('goalDue', { day: formatDate(dueOn) })}</span>
              )}
            </span>
            <Badge family={status === 'done' ? 'green' : status === 'open' ? 'blue' : 'grey'}>
              {t(`goalState.${status}`)}
            </Badge>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}
