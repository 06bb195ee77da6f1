import { useState } from 'react';
import { limits, wordingKinds, type ExperienceSuggestion } from '@muster/contracts';
import { Badge, Button, TextArea } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { TextDifference } from './text-difference.tsx';
import type { SuggestionActions } from './use-suggestions.ts';
import classes from './suggestions.module.css';

interface SuggestionCardProps {
  suggestion: ExperienceSuggestion;
  actions: SuggestionActions;
}

/** Suggestion with its reason, the change, and its actions. */
export function SuggestionCard({ suggestion, actions }: SuggestionCardProps) {
  const t = useMessages();
  const { key, kind, after, reason } = suggestion;
  const [text, setText] = useState<string | null>(null);
  const isWording = wordingKinds.includes(kind);
  return (
    <article className={classes.card} aria-label={reason}>
      <p className={classes.reason}>
        <Badge family={kind === 'duplicate' ? 'amber' : 'blue'} dot={false}>
          {t(`suggestions.kind.${kind}`)}
        </Badge>
        <span>{reason}</span>
      </p>
      {text === null ? (
        <Change suggestion={suggestion} />
      ) : (
        <TextArea
          label={t('suggestions.wording')}
          value={text}
          onChange={setText}
          maxLength={limits.experience.description}
          autoFocus
        />
      )}
      <div className={classes.buttons}>
        {text === null ? (
          <>
            <Button
              size="xs"
              variant="default"
              disabled={actions.pending}
              onClick={() => void actions.dismiss(key)}
            >
              {t('suggestions.dismiss')}
            </Button>
            {isWording && (
              <Button size="xs" variant="default" onClick={() => setText(after)}>
                {t('suggestions.edit')}
              </Button>
            )}
            {kind !== 'gap_question' && (
              <Button
                size="xs"
                variant="light"
                disabled={actions.pending}
                onClick={() => void actions.accept([{ key }])}
              >
                {t('suggestions.accept')}
              </Button>
            )}
          </>
        ) : (
          <>
            <Button size="xs" variant="default" onClick={() => setText(null)}>
              {t('suggestions.cancel')}
            </Button>
            <Button
              size="xs"
              disabled={actions.pending || text.trim() === ''}
              onClick={() => void actions.accept([{ key, text }])}
            >
              {t('suggestions.save')}
            </Button>
          </>
        )}
      </div>
    </article>
  );
}

function Change({ suggestion: { kind, before, after } }: Pick<SuggestionCardProps, 'suggestion'>) {
  const t = useMessages();
  if (kind === 'gap_question') return <p className={classes.quote}>{after}</p>;
  if (kind === 'duplicate')
    return <p className={classes.effect}>{t('suggestions.duplicateEffect', { before, after })}</p>;
  if (kind === 'skill_link')
    return (
      <>
        <p className={classes.quote}>{before}</p>
        <p className={classes.effect}>{t('suggestions.skillEffect', { skill: after })}</p>
      </>
    );
  return <TextDifference before={before} after={after} />;
}
