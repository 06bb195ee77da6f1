import { useState } from 'react';
import type { PoolRecord, PoolSuggestions } from '@muster/contracts';
import { Button, EmptyState, IconUsers } from '@muster/ui';
import { SuggestionItem } from './suggestion-item.tsx';
import { useSuggestionMessages } from './messages.ts';
import { useSuggestionActions } from './use-suggestion-actions.ts';
import classes from './suggestions.module.css';

interface SuggestionListProps {
  pool: PoolRecord;
  found: PoolSuggestions;
}

/** Candidates who fit the pool's jobs, to add singly or together, or to dismiss. */
export function SuggestionList({ pool, found }: SuggestionListProps) {
  const t = useSuggestionMessages();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { add, dismiss, pending } = useSuggestionActions(pool);
  const { suggestions, dismissed, jobs } = found;
  const mayAdd = pool.allowedActions.includes('add_members');
  const still = chosen.filter((id) => suggestions.some(({ candidate }) => candidate.id === id));
  return (
    <section className={classes.part} aria-labelledby="pool-suggestions">
      <h3 className={classes.heading} id="pool-suggestions">
        {t('list.title')}
      </h3>
      {suggestions.length === 0 ? (
        <EmptyState
          size="compact"
          icon={IconUsers}
          title={t('list.empty')}
          text={t(jobs.length === 0 ? 'list.noJobs' : 'list.allThere')}
        />
      ) : (
        <>
          <ul className={classes.rows}>
            {suggestions.map((suggestion) => {
              const { id } = suggestion.candidate;
              return (
                <SuggestionItem
                  key={id}
                  suggestion={suggestion}
                  mayAdd={mayAdd}
                  disabled={pending}
                  chosen={still.includes(id)}
                  onChoose={(on) => setChosen(on ? [...still, id] : still.filter((x) => x !== id))}
                  onAdd={() => void add([suggestion])}
                  onDismiss={() => void dismiss(suggestion)}
                />
              );
            })}
          </ul>
          {mayAdd && (
            <div className={classes.foot}>
              <Button
                disabled={still.length === 0}
                loading={pending}
                onClick={() =>
                  void add(suggestions.filter(({ candidate }) => still.includes(candidate.id)))
                }
              >
                {still.length === 0 ? t('list.choose') : t('list.add', { count: still.length })}
              </Button>
            </div>
          )}
        </>
      )}
      {dismissed > 0 && (
        <p className={classes.quiet}>{t('list.dismissed', { count: dismissed })}</p>
      )}
    </section>
  );
}
