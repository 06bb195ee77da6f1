import type { Import, ImportReason } from '@muster/contracts';
import { formatNumber } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { reasonText } from './import-texts.ts';
import classes from './import.module.css';

interface ReasonTableProps {
  one: Import;
  title: string;
  intro?: string;
  reasons: readonly ImportReason[];
}

/** Reasons with their numbers of rows, the most frequent first. */
export function ReasonTable({ one, title, intro, reasons }: ReasonTableProps) {
  const t = useMessages();
  if (reasons.length === 0) return null;
  return (
    <section className={classes.section}>
      <h3 className={classes.heading}>{title}</h3>
      {intro && <p className={classes.quiet}>{intro}</p>}
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('import.reasons.reason')}</th>
            <th scope="col" className={classes.number}>
              {t('import.reasons.rows')}
            </th>
          </tr>
        </thead>
        <tbody>
          {reasons.map((reason) => (
            <tr key={`${reason.outcome} ${reason.field} ${reason.code}`}>
              <td>{reasonText(t, one, reason)}</td>
              <td className={classes.number}>{formatNumber(reason.count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
