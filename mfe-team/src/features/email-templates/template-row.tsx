import { href, teamRoutes, type EmailTemplateRow } from '@muster/contracts';
import { Badge, CardRow, Link, formatDate } from '@muster/ui';
import { useTemplateMessages } from './messages.ts';
import classes from './templates.module.css';

/** One mail: what it is called, its subject, to whom it goes and whether its words were changed. */
export function TemplateRow({ template }: { template: EmailTemplateRow }) {
  const t = useTemplateMessages();
  const { id, name, subject, audience, isEdited, sent, updatedAt, updatedBy } = template;
  return (
    <CardRow>
      <div className={classes.what}>
        <span className={classes.head}>
          <Link
            className={classes.name}
            href={href(teamRoutes.settingsEmailTemplatesByIdEdit, { id })}
          >
            {name}
          </Link>
          {isEdited && <Badge family="blue">{t('edited')}</Badge>}
        </span>
        <span className={classes.subject}>{subject}</span>
        {updatedAt && updatedBy && (
          <span className={classes.meta}>
            {t('changed', { name: updatedBy.name, day: formatDate(updatedAt) })}
          </span>
        )}
      </div>
      <span className={classes.end}>
        <span>{t(`audience.${audience}`)}</span>
        <span className={classes.meta}>{t('sent', { count: sent })}</span>
      </span>
    </CardRow>
  );
}
