import { clientDashboardRoutes, isFeedbackToGive, type OwnFeedbackList } from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import { Button, Card, CardRow, CardRows, StateBadge, formatDate } from '@muster/ui';
import classes from './feedback.module.css';
import { useOwnFeedbackMessages } from './messages.ts';

/** The reader's given and requested feedback, with links. */
export function OwnFeedback({ title, rows }: { title: string; rows: OwnFeedbackList['data'] }) {
  const t = useOwnFeedbackMessages();
  return (
    <Card title={title} count={rows.length} flush>
      <CardRows>
        {rows.map((row) => (
          <CardRow key={row.id} wraps>
            <span className={classes.about}>
              <strong>{row.person}</strong>
              <span className={classes.second}>
                {[row.job, row.round].filter(Boolean).join(' · ')}
              </span>
              {isFeedbackToGive(row) && row.answerBy && (
                <span className={classes.second}>
                  {t('until', { date: formatDate(row.answerBy) })}
                </span>
              )}
            </span>
            <StateBadge machine="application_feedback" state={row.status} />
            <Button
              size="xs"
              variant={isFeedbackToGive(row) ? 'filled' : 'default'}
              component={RouteLink}
              route={clientDashboardRoutes.clientDashboardFeedbackByIdEdit}
              params={{ id: row.id }}
              aria-label={t(isFeedbackToGive(row) ? 'giveOn' : 'openOn', { name: row.person })}
            >
              {t(isFeedbackToGive(row) ? 'give' : 'open')}
            </Button>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}
