import { candidatesRoutes, href, type CandidateRecord, type MergeSide } from '@muster/contracts';
import { Badge, PersonLine, StateBadge, formatDate } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './merge.module.css';

/** Header of one side of the comparison, with the record's completeness. */
export function MergeSideHead({ side, record }: { side: MergeSide; record: CandidateRecord }) {
  const t = useMessages();
  return (
    <div className={classes.head}>
      <PersonLine
        name={record.name}
        src={record.photo}
        href={href(candidatesRoutes.profile, { id: record.id })}
        secondary={record.number}
        size={36}
      />
      <span className={classes.facts}>
        <Badge family={side === 'survivor' ? 'green' : 'grey'}>
          {t(side === 'survivor' ? 'merge.kept' : 'merge.goes')}
        </Badge>
        <StateBadge machine="candidate" state={record.status} />
        <span className={classes.quiet}>
          {t('duplicates.complete', { percent: record.completeness.percent })} ·{' '}
          {t('duplicates.added', { when: formatDate(record.createdAt) })}
        </span>
      </span>
    </div>
  );
}
