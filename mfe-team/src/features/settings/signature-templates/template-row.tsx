import type { SignatureTemplateRow } from '@muster/contracts';
import { Badge, CardRow, IconButton, IconPencil, StateBadge, formatDate } from '@muster/ui';
import { useSigningTemplateMessages } from './messages.ts';
import classes from './signature-templates.module.css';

/** One template: its name, signers and number of uses. */
export function TemplateRow({ row, onOpen }: { row: SignatureTemplateRow; onOpen: () => void }) {
  const t = useSigningTemplateMessages();
  const { name, category, source, parties, status, revision, used, updatedAt, updatedBy } = row;
  return (
    <CardRow>
      <span className={classes.what}>
        <span className={classes.head}>
          <strong>{name}</strong>
          <StateBadge machine="signature_template" state={status} />
          <Badge family="grey">{t(`source.${source}`)}</Badge>
        </span>
        <span className={classes.quiet}>
          {[
            t(`category.${category}`),
            parties.map((party) => t(`party.${party}`)).join(' → '),
            used === 0 ? t('used_zero') : t('used', { count: used }),
            t('revision', { revision }),
            updatedBy && t('changed', { name: updatedBy.name, date: formatDate(updatedAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <IconButton variant="default" aria-label={t('editOne', { name })} onClick={onOpen}>
        <IconPencil size={16} />
      </IconButton>
    </CardRow>
  );
}
