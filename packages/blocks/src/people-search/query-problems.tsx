import type { SearchProblem } from '@muster/contracts';
import { Button } from '@muster/ui';
import { usePeopleSearchMessages } from './messages.ts';
import classes from './query-field.module.css';

interface QueryProblemsProps {
  text: string;
  problems: readonly SearchProblem[];
  /** Whether the query is in a rule, where other fields are closed for another reason. */
  inRule?: boolean;
  onReplace: (text: string) => void;
}

/** Problems whose hint is a name that can replace the typed text. */
const replaceable: ReadonlySet<SearchProblem['code']> = new Set<SearchProblem['code']>([
  'UNKNOWN_FIELD',
  'UNKNOWN_VALUE',
  'UNKNOWN_SKILL',
  'UNKNOWN_POOL',
]);

/** The problems of the query, one per line, with a fix. */
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

/** Replaces the faulty part of the query with the hint; names of several words stay in quotes. */
function mend(text: string, { from, to, found }: SearchProblem, hint: string): string {
  const clause = text.slice(from, to);
  const needsQuotes = /\s/.test(hint) && !clause.includes(`"${found}"`);
  return (
    text.slice(0, from) +
    clause.replace(found, () => (needsQuotes ? `"${hint}"` : hint)) +
    text.slice(to)
  );
}
