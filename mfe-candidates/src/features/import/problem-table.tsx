import type { Import, ImportProblem } from '@muster/contracts';
import { formatNumber } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { problemText } from './import-texts.ts';
import classes from './import.module.css';

interface ProblemTableProps {
  one: Import;
  title: string;
  problems: readonly ImportProblem[];
}

/** Problems of single rows: the column, the value, and the reason. */
export function ProblemTable({ one, title, problems }: ProblemTableProps) {
  const t = useMessages();
  if (problems.length === 0) return null;
  const rows = new Map<number, ImportProblem[]>();
  for (const problem of problems)
    rows.set(problem.row, [...(rows.get(problem.row) ?? []), problem]);
  return (
    <section className={classes.section}>
      <h3 className={classes.heading}>{title}</h3>
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
          {[...rows].map(([row, found]) => (
            <tr key={row}>
              <td className={classes.narrow}>{formatNumber(row)}</td>
              <td>
                <ul className={classes.problems}>
                  {found.map((problem) => (
                    <li key={`${problem.field} ${problem.code}`}>{problemText(t, one, problem)}</li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
