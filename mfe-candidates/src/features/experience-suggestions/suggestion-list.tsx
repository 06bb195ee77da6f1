import type { SuggestionList as List } from '@muster/contracts';
import { Button, EmptyState, IconChecks, IconCircleCheck, Stack } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { DecidedList } from './decided-list.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { useSuggestions } from './use-suggestions.ts';
import classes from './suggestions.module.css';

interface SuggestionListProps {
  candidateId: string;
  list: List;
}

/** Suggestions by entry, with recent decisions below. */
export function SuggestionList({ candidateId, list }: SuggestionListProps) {
  const t = useMessages();
  const actions = useSuggestions(candidateId);
  const { open, decided } = list;
  const safe = open.filter(({ isSafe }) => isSafe);
  const entries = [...new Set(open.map(({ experienceId }) => experienceId))];
  return (
    <Stack>
      {open.length === 0 && (
        <EmptyState
          size="compact"
          icon={IconCircleCheck}
          title={t('suggestions.none')}
          text={t('suggestions.noneText')}
        />
      )}
      {open.length > 0 && (
        <div className={classes.head}>
          <span className={classes.count}>{t('suggestions.open', { count: open.length })}</span>
          {safe.length > 0 && (
            <span className={classes.safe}>
              <span className={classes.quiet}>{t('suggestions.safeHint')}</span>
              <Button
                size="xs"
                variant="default"
                leftSection={<IconChecks size={16} />}
                loading={actions.pending}
                onClick={() => void actions.accept(safe.map(({ key }) => ({ key })))}
              >
                {t('suggestions.acceptSafe', { count: safe.length })}
              </Button>
            </span>
          )}
        </div>
      )}
      {entries.map((id) => {
        const ofEntry = open.filter(({ experienceId }) => experienceId === id);
        return (
          <section key={id} className={classes.entry} aria-label={ofEntry[0]?.entry}>
            <h3 className={classes.entryTitle}>{ofEntry[0]?.entry}</h3>
            {ofEntry.map((suggestion) => (
              <SuggestionCard key={suggestion.key} suggestion={suggestion} actions={actions} />
            ))}
          </section>
        );
      })}
      <DecidedList decided={decided} actions={actions} />
    </Stack>
  );
}
