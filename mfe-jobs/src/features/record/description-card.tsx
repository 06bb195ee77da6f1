import { Card, EmptyState, IconFileText, RichTextView } from '@muster/ui';
import type { JobCardProps } from './card-props.ts';
import { EditLink } from './edit-link.tsx';
import classes from './record.module.css';
import { useRecordMessages } from './messages.ts';

/** Tasks and requirements of the job. */
export function DescriptionCard({ job, details }: JobCardProps) {
  const t = useRecordMessages();
  const { description, mustHave, niceToHave } = details;
  const blocks = [
    { title: null, html: description },
    { title: t('description.mustHave'), html: mustHave },
    { title: t('description.niceToHave'), html: niceToHave },
  ].filter(({ html }) => html);
  return (
    <Card
      title={t('description.title')}
      actions={<EditLink job={job} part="description" label={t('description.edit')} />}
    >
      {blocks.length === 0 ? (
        <EmptyState size="compact" icon={IconFileText} title={t('description.none')} />
      ) : (
        blocks.map(({ title, html }) => (
          <div key={title ?? 'description'} className={classes.block}>
            {title && <h3 className={classes.blockTitle}>{title}</h3>}
            <RichTextView html={html ?? ''} />
          </div>
        ))
      )}
    </Card>
  );
}
