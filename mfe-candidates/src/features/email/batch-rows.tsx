import { candidatesRoutes, type BatchOutcome, type MessageBatch } from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import { Badge, Card, CardRow, CardRows, formatDateTime, type Family } from '@muster/ui';
import classes from './email.module.css';
import { useEmailMessages } from './messages.ts';

const families: Partial<Record<BatchOutcome, Family>> = {
  sent: 'green',
  failed: 'red',
  bounced: 'red',
  error: 'red',
  skipped: 'grey',
  cancelled: 'grey',
  suppressed: 'grey',
};

const known = [
  'NO_RECIPIENTS',
  'CANDIDATE_DO_NOT_CONTACT',
  'NO_BULK_MAIL',
  'UNSUBSCRIBED',
  'BOUNCED',
  'SAME_ADDRESS',
  'ALREADY_WRITTEN',
  'STOPPED',
  'VARIABLE_NOT_FILLED',
] as const;

type Row = MessageBatch['rows'][number];

/** Each recipient with the status of their mail. */
export function BatchRows({ rows }: { rows: readonly Row[] }) {
  const t = useEmailMessages();
  return (
    <Card flush>
      <CardRows>
        {rows.map((row) => (
          <CardRow key={row.candidateId}>
            <div className={classes.row}>
              <span className={classes.name}>
                {row.name === null ? (
                  t('hiddenPerson')
                ) : (
                  <RouteLink
                    route={candidatesRoutes.candidatesByIdProfileCommunications}
                    params={{ id: row.candidateId }}
                  >
                    {row.name}
                  </RouteLink>
                )}
              </span>
              <Badge family={families[row.outcome] ?? 'blue'}>{t(`outcome.${row.outcome}`)}</Badge>
              <Why row={row} />
            </div>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}

/** Why a recipient was skipped or not reached, or when the mail will be sent. */
function Why({ row: { code, problem, outcome, scheduledFor } }: { row: Row }) {
  const t = useEmailMessages();
  const text = code
    ? t(`code.${known.find((one) => one === code) ?? 'other'}`)
    : problem
      ? t(`problem.${problem}`)
      : outcome === 'scheduled' && scheduledFor
        ? formatDateTime(scheduledFor)
        : null;
  return text === null ? null : <span className={classes.why}>{text}</span>;
}
