import type { Import, ImportProblem } from '@muster/contracts';
import { formatNumber } from '@muster/ui';
import { useWords } from '../../shared/use-words.ts';
import { problemText, reasonText } from './import-texts.ts';
import classes from './import.module.css';

/** Why rows do not come in, those of most rows first, and the first of those that fail. */
export function ReasonTables({ one }: { one: Import }) {
  const t = useWords();
  const rows = new Map<number, ImportProblem[]>();
  for (const problem of one.problems)
    rows.set(problem.row, [...(rows.get(problem.row) ?? []), problem]);
  return (
    <>
      {one.reasons.length > 0 && (
        <section className={classes.section}>
          <h3 className={classes.heading}>{t('import.reasons.title')}</h3>
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
              {one.reasons.map((reason) => (
                <tr key={`${reason.outcome} ${reason.field} ${reason.code}`}>
                  <td>{reasonText(t, reason)}</td>
                  <td className={classes.number}>{formatNumber(reason.count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {one.problems.length > 0 && (
        <section className={classes.section}>
          <h3 className={classes.heading}>{t('import.problems.title')}</h3>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col" className={classes.narrow}>
                  {t('import.problems.row')}
                </th>
                <th scope="col">{t('import.problems.what')}</th>
              </tr>
            </thead>
            <tbody>
              {[...rows].map(([row, problems]) => (
                <tr key={row}>
                  <td className={classes.narrow}>{formatNumber(row)}</td>
                  <td>{problems.map((problem) => problemText(t, problem)).join(' · ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}
