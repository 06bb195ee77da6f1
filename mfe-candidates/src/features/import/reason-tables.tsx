import type { Import } from '@muster/contracts';
import { formatNumber } from '@muster/ui';
import { useWords } from '../../shared/use-words.ts';
import { problemText, reasonText } from './import-texts.ts';
import classes from './import.module.css';

/** Why rows do not come in, those of most rows first, and the first of those that fail. */
export function ReasonTables({ one }: { one: Import }) {
  const t = useWords();
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
              {one.problems.map((problem) => (
                <tr key={`${problem.row} ${problem.field} ${problem.code}`}>
                  <td className={classes.narrow}>{formatNumber(problem.row)}</td>
                  <td>{problemText(t, problem)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}
