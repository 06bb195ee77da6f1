import type { ClientAsked } from '@muster/contracts';
import { QueryView, useUndoableMutation } from '@muster/kit';
import {
  Button,
  Card,
  CardRow,
  CardRows,
  StateBadge,
  formatDate,
  formatDateTime,
} from '@muster/ui';
import { api } from '../../api.ts';
import classes from './jobs.module.css';
import { useJobsMessages, type JobsMessages } from './messages.ts';

/** Requests to the agency about this job, with their outcome; nothing if there are none. */
export function AskedCard({ jobId }: { jobId: string }) {
  const t = useJobsMessages();
  const query = api.useAsksQuery({ params: { id: jobId } });
  return (
    <QueryView query={query} skeleton={null}>
      {({ data }) =>
        data.length > 0 && (
          <Card flush title={t('asked.title')}>
            <CardRows>
              {data.map((asked) => (
                <Row key={asked.id} asked={asked} />
              ))}
            </CardRows>
          </Card>
        )
      }
    </QueryView>
  );
}

function Row({ asked }: { asked: ClientAsked }) {
  const t = useJobsMessages();
  const [withdraw] = api.useWithdrawAskMutation();
  const { run, pending } = useUndoableMutation({
    mutation: withdraw,
    message: () => t('asked.withdrawn'),
  });
  const what = whatOf(asked, t);
  return (
    <CardRow>
      <div className={classes.asked}>
        <div className={classes.askedHead}>
          <span className={classes.askedWhat}>{what}</span>
          <StateBadge machine="approval" state={asked.status} />
        </div>
        <span className={classes.quiet}>
          {t('asked.by', {
            date: formatDate(asked.askedAt),
            name: asked.askedBy?.name ?? t('asked.somebody'),
          })}
        </span>
        {asked.message && <p className={classes.askedWords}>{asked.message}</p>}
        <Answer asked={asked} />
      </div>
      {asked.mayWithdraw && (
        <Button
          size="xs"
          variant="default"
          loading={pending}
          aria-label={t('asked.withdrawLabel', { what })}
          onClick={() => void run({ params: { id: asked.id }, body: { version: asked.version } })}
        >
          {t('asked.withdraw')}
        </Button>
      )}
    </CardRow>
  );
}

function Answer({ asked }: { asked: ClientAsked }) {
  const t = useJobsMessages();
  const { status, expiresAt, decidedBy, decidedAt, answer } = asked;
  if (status === 'pending')
    return (
      <span className={classes.quiet}>
        {t('asked.until', { until: formatDateTime(expiresAt) })}
      </span>
    );
  if (status === 'expired') return <span className={classes.quiet}>{t('asked.expired')}</span>;
  if (status === 'withdrawn' || !decidedAt) return null;
  return (
    <>
      <span className={classes.quiet}>
        {t('asked.answered', {
          name: decidedBy?.name ?? t('asked.somebody'),
          date: formatDate(decidedAt),
        })}
      </span>
      {answer && <p className={classes.askedWords}>{answer}</p>}
    </>
  );
}

/** Describes a request in a few words. */
function whatOf({ ask, count, targetStart, positions }: ClientAsked, t: JobsMessages): string {
  if (ask === 'cancel_positions')
    return t('asked.what.cancel_positions', { positions: positions.join(', ') });
  if (ask !== 'add_positions') return t(`asked.what.${ask}`);
  const what = t('asked.what.add_positions', { count: count ?? 0 });
  return targetStart ? t('asked.what.addFrom', { what, date: formatDate(targetStart) }) : what;
}
