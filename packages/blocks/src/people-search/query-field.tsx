import { useId, type FormEvent, type KeyboardEvent } from 'react';
import { searchExamples, type SearchProblem } from '@muster/contracts';
import { Button, IconSearch } from '@muster/ui';
import { usePeopleSearchMessages } from './messages.ts';
import { QueryProblems } from './query-problems.tsx';
import classes from './query-field.module.css';

export interface QueryFieldProps {
  text: string;
  problems: readonly SearchProblem[];
  onChange: (text: string) => void;
  /** Null inside a form, where the text counts as it is typed. */
  onSearch: ((text: string) => void) | null;
}

const shownExamples = [searchExamples.skill, searchExamples.english, searchExamples.country];

/** The query input; errors are underlined in place and described below. */
export function QueryField({ text, problems, onChange, onSearch }: QueryFieldProps) {
  const t = usePeopleSearchMessages();
  const helpId = useId();
  const Frame = onSearch ? 'form' : 'div';
  const search = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    onSearch?.(text);
  };
  return (
    <Frame {...(onSearch && { role: 'search', onSubmit: search })} className={classes.form}>
      <div className={classes.line}>
        <div className={classes.field} data-wrong={problems.length > 0 || undefined}>
          <div aria-hidden className={classes.mirror}>
            <MarkedQuery text={text} problems={problems} />
          </div>
          <textarea
            className={classes.input}
            aria-label={t('label')}
            aria-describedby={helpId}
            aria-invalid={problems.length > 0 || undefined}
            placeholder={t('placeholder')}
            rows={1}
            spellCheck={false}
            autoCapitalize="off"
            value={text}
            onChange={(event) => onChange(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') search(event);
            }}
          />
        </div>
        {onSearch && (
          <Button type="submit" leftSection={<IconSearch size={16} />} className={classes.button}>
            {t('run')}
          </Button>
        )}
      </div>
      <div id={helpId}>
        {problems.length > 0 ? (
          <QueryProblems
            text={text}
            problems={problems}
            inRule={onSearch === null}
            onReplace={onChange}
          />
        ) : (
          <p className={classes.help}>{t('help', { examples: shownExamples.join('  ') })}</p>
        )}
      </div>
    </Frame>
  );
}

/** An invisible copy of the text that underlines the errors. */
function MarkedQuery({ text, problems }: Pick<QueryFieldProps, 'text' | 'problems'>) {
  const places = problems
    .filter(({ from, to }) => to > from && from < text.length)
    .toSorted((a, b) => a.from - b.from);
  const apart = places.filter(({ from }, i) => from >= (places[i - 1]?.to ?? 0));
  return (
    <>
      {apart.map(({ from, to }, i) => (
        <span key={from}>
          {text.slice(apart[i - 1]?.to ?? 0, from)}
          <span className={classes.wrong}>{text.slice(from, to)}</span>
        </span>
      ))}
      {text.slice(apart.at(-1)?.to ?? 0)}
      {'\u200b'}
    </>
  );
}
