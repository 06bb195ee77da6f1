import type { SearchProblem } from '@muster/contracts';
import { Button } from '@muster/ui';
import { usePeopleSearchMessages } from './messages.ts';
import classes from './query-field.module.css';

interface QueryProblemsProps {
  text: string;
  problems: readonly SearchProblem[];
  /** Where the query stands: in a rule other fields are closed, for another reason. */
  inRule?: boolean;
  onReplace: (text: string) => void;
}

/** Where the hint is a name that can stand in place of what was typed. */
const replaceable: ReadonlySet<SearchProblem['code']> = new Set<SearchProblem['code']>([
  'UNKNOWN_FIELD',
  'UNKNOWN_VALUE',
  'UNKNOWN_SKILL',
  'UNKNOWN_POOL',
]);

/** What is wrong with the query, one line each, with a way to mend it. */
export function QueryProblems({ text, problems, inRule = false, onReplace }: QueryProblemsProps) {
  const t = usePeopleSearchMessages();
  return (
    <ul className={classes.problems} aria-label={t('mistake.label')} aria-live="polite">
      {problems.map((problem) => {
        const { code, from, found, hint } = problem;
        const mended = hint !== null && replaceable.has(code) ? mend(text, problem, hint) : null;
        return (
          <li key={`${code}${from}${found}`}>
            {inRule && code === 'FIELD_CLOSED'
              ? t('mistake.closedInRule', { found })
              : t(`mistake.${code}`, { found })}{' '}
            {hint !== null && mended === null && t('mistake.example', { hint })}
            {hint !== null && mended !== null && (
              <Button size="compact-xs" variant="default" onClick={() => onReplace(mended)}>
                {t('mistake.replace', { hint })}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The query with the hint in place of what was found; names of several words stay in quotes. */
function mend(text: string, { from, to, found }: SearchProblem, hint: string): string {
  const clause = text.slice(from, to);
  const needsQuotes = /\s/.test(hint) && !clause.includes(`"${found}"`);
  return (
    text.slice(0, from) +
    clause.replace(found, () => (needsQuotes ? `"${hint}"` : hint)) +
    text.slice(to)
  );
}
