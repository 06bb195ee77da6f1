import { href, teamRoutes, type EmailTemplateRow } from '@muster/contracts';
import { Badge, CardRow, Link, formatDate } from '@muster/ui';
import { useTemplateMessages } from './messages.ts';
import { TemplateMenu } from './template-menu.tsx';
import classes from './templates.module.css';

/** One mail template: name, owner, subject and recipients. */
export function TemplateRow({ template }: { template: EmailTemplateRow }) {
  const t = useTemplateMessages();
  const { id, name, scope, owner, subject, audience, isActive, isEdited } = template;
  const { sent, reasons, updatedAt, updatedBy } = template;
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
          {owner && <Badge family="grey">{t('personalOf', { name: owner.name })}</Badge>}
          {scope === 'team' && <Badge family="grey">{t('scope.team')}</Badge>}
          {!isActive && <Badge family="amber">{t('inactive')}</Badge>}
          {reasons > 0 && (
            <Badge family={isActive ? 'grey' : 'amber'}>{t('reasons', { count: reasons })}</Badge>
          )}
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
      <TemplateMenu template={template} />
    </CardRow>
  );
}
