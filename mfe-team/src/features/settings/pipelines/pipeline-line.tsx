import type { PipelineRow } from '@muster/contracts';
import { Badge, Button, CardRow, formatDate } from '@muster/ui';
import { usePipelineMessages } from './messages.ts';
import { PipelineMenu } from './pipeline-menu.tsx';
import classes from './pipelines.module.css';

interface PipelineLineProps {
  row: PipelineRow;
  onOpen: () => void;
  /** Opens the copy of the template. */
  onOpenOther: (id: string) => void;
}

/** One template: its stages, the number of jobs using it, and who changed it last. */
export function PipelineLine({ row, onOpen, onOpenOther }: PipelineLineProps) {
  const t = usePipelineMessages();
  const { name, stages, liveJobs, updatedBy, updatedAt } = row;
  return (
    <CardRow>
      <div className={classes.what}>
        <div className={classes.head}>
          <span className={classes.name}>{name}</span>
          {row.isDefault && <Badge family="green">{t('default')}</Badge>}
          {row.status === 'archived' && <Badge family="grey">{t('archived')}</Badge>}
        </div>
        <span className={classes.path}>{stages.map((stage) => stage.name).join(' → ')}</span>
        <span className={classes.quiet}>
          {[
            t('stages', { count: stages.length }),
            liveJobs === 0 ? t('jobs.none') : t('jobs.count', { count: liveJobs }),
            updatedBy
              ? t('changed.by', { name: updatedBy.name, date: formatDate(updatedAt) })
              : t('changed.shipped'),
          ].join(' · ')}
        </span>
      </div>
      <div className={classes.buttons}>
        <Button
          variant="default"
          aria-label={`${t(row.allowedActions.includes('edit') ? 'action.edit' : 'action.look')}: ${name}`}
          onClick={onOpen}
        >
          {t(row.allowedActions.includes('edit') ? 'action.edit' : 'action.look')}
        </Button>
        <PipelineMenu row={row} onCopied={onOpenOther} />
      </div>
    </CardRow>
  );
}
