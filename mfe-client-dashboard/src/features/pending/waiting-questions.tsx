import { clientDashboardRoutes } from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import { Button, Card, CardRow, CardRows } from '@muster/ui';
import type { JobQuestion } from '../../shared/waiting/use-questions.ts';
import { Age } from '../../shared/waiting/age.tsx';
import { usePendingMessages } from './messages.ts';
import classes from './waiting-rows.module.css';

/** The agency's questions on a request, with the answer form. */
export function WaitingQuestions({ rows }: { rows: readonly JobQuestion[] }) {
  const t = usePendingMessages();
  return (
    <Card title={t('questions.title')} count={rows.length} flush>
      <CardRows>
        {rows.map(({ id, title, number, note, noteAt }) => (
          <CardRow key={id} wraps>
            <div className={classes.about}>
              <strong>{title}</strong>
              <span className={classes.second}>{number}</span>
              <span>{note}</span>
            </div>
            <span className={classes.end}>
              {noteAt && <Age since={noteAt} />}
              <Button
                size="xs"
                component={RouteLink}
                route={clientDashboardRoutes.clientDashboardJobsByJobIdEdit}
                params={{ jobId: id }}
                aria-label={t('questions.answerOf', { title })}
              >
                {t('questions.answer')}
              </Button>
            </span>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}
