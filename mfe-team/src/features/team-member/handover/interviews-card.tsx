import type { HandoverPack } from '@muster/contracts';
import { Card, CardRow, CardRows, formatDateTime } from '@muster/ui';
import { useHandoverMessages } from './messages.ts';
import classes from './handover.module.css';

interface InterviewsCardProps {
  interviews: HandoverPack['interviews'];
  name: string;
}

/** A member's future interviews, each of which needs another time or host. */
export function InterviewsCard({ interviews, name }: InterviewsCardProps) {
  const t = useHandoverMessages();
  return (
    <Card title={t('interviews')} count={interviews.length} flush>
      <p className={classes.note}>{t('interviewsNote', { name })}</p>
      <CardRows>
        {interviews.map(({ id, title, candidate, startsAt }) => (
          <CardRow key={id}>
            <span className={classes.item}>
              <span>{candidate}</span>
              <span className={classes.second}>{title}</span>
            </span>
            <span className={classes.next}>{formatDateTime(startsAt)}</span>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}
