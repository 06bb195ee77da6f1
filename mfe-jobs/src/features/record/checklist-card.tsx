import { Card, IconCircleCheck, IconCircleX, VisuallyHidden } from '@muster/ui';
import { useJobMessages } from '../../shared/job-words.ts';
import type { JobCardProps } from './card-props.ts';
import { useRecordMessages } from './messages.ts';
import classes from './record.module.css';

/** Parts that a job still lacks before it can open. */
export function ChecklistCard({ job, details }: JobCardProps) {
  const t = useRecordMessages();
  if (job.status !== 'draft' && job.status !== 'pending_review') return null;
  const { checklist } = details;
  return (
    <Card
      title={t('checklist.title')}
      count={t('checklist.count', {
        done: checklist.filter(({ done }) => done).length,
        total: checklist.length,
      })}
    >
      <Checklist items={checklist} />
    </Card>
  );
}

/** Each part of the checklist, with its state. */
export function Checklist({ items }: { items: JobCardProps['details']['checklist'] }) {
  const t = useRecordMessages();
  const words = useJobMessages();
  return (
    <ul className={classes.checks}>
      {items.map(({ item, done }) => (
        <li key={item} className={`${classes.check} ${done ? classes.done : ''}`}>
          {done ? (
            <IconCircleCheck size={16} className={classes.doneIcon} aria-hidden />
          ) : (
            <IconCircleX size={16} className={classes.missingIcon} aria-hidden />
          )}
          <VisuallyHidden>{t(done ? 'checklist.done' : 'checklist.missing')}</VisuallyHidden>
          {words(`check.${item}`)}
        </li>
      ))}
    </ul>
  );
}
