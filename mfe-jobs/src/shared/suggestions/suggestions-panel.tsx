import { useState } from 'react';
import type { Suggestion } from '@muster/contracts';
import { ReadProblem, errorText, usePlatform } from '@muster/kit';
import {
  Button,
  IconBulb,
  IconButton,
  IconChevronDown,
  IconDots,
  Menu,
  useDisclosure,
} from '@muster/ui';
import { api } from '../../api.ts';
import { DeclineModal } from './decline-modal.tsx';
import { useSuggestionMessages } from './messages.ts';
import { SuggestionRow } from './suggestion-row.tsx';
import classes from './suggestions.module.css';
import { useSuggestions } from './use-suggestions.ts';

/**
 * Vetters' suggestions above the board, collapsed to one line so that the board keeps its space.
 * Hidden if there are none.
 */
export function SuggestionsPanel({ jobId }: { jobId: string }) {
  const t = useSuggestionMessages();
  const platform = usePlatform();
  const query = useSuggestions(jobId);
  const [accept, accepting] = api.useSuggestionsAcceptMutation();
  const [declined, setDeclined] = useState<Suggestion | null>(null);
  const [opened, { toggle }] = useDisclosure(false);
  const rows = query.data?.data ?? [];
  if (rows.length === 0) return <ReadProblem query={query} what={t('panel')} />;

  async function putOnJob({ id, version, candidate }: Suggestion, askInterest = false) {
    const answer = await accept({ params: { id }, body: { version, askInterest } });
    platform.notify(
      answer.error
        ? { kind: 'error', text: errorText(answer.error) }
        : {
            kind: 'success',
            text: t(askInterest ? 'acceptedAsked' : 'accepted', { name: candidate.name }),
          },
    );
  }
  return (
    <section className={classes.panel} aria-labelledby="suggested">
      <div className={classes.line}>
        <IconBulb size={16} className={classes.bulb} aria-hidden />
        <h2 className={classes.title} id="suggested">
          {t('waiting', { count: rows.length })}
        </h2>
        <span className={classes.names}>
          {rows.map(({ candidate }) => candidate.name).join(', ')}
        </span>
        <Button
          variant="subtle"
          size="xs"
          aria-expanded={opened}
          aria-controls="suggested-people"
          rightSection={
            <IconChevronDown size={14} className={classes.turn} data-opened={opened || undefined} />
          }
          onClick={toggle}
        >
          {t(opened ? 'fold' : 'review')}
        </Button>
      </div>
      {opened && (
        <ul className={classes.rows} id="suggested-people">
          {rows.map((suggestion) => (
            <SuggestionRow key={suggestion.id} suggestion={suggestion}>
              {suggestion.allowedActions.includes('accept') && (
                <span className={classes.actions}>
                  <Button
                    variant="subtle"
                    size="xs"
                    aria-label={t('declineNamed', { name: suggestion.candidate.name })}
                    onClick={() => setDeclined(suggestion)}
                  >
                    {t('decline')}
                  </Button>
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={t('acceptNamed', { name: suggestion.candidate.name })}
                    disabled={accepting.isLoading}
                    onClick={() => void putOnJob(suggestion)}
                  >
                    {t('accept')}
                  </Button>
                  <Menu position="bottom-end">
                    <Menu.Target>
                      <IconButton
                        aria-label={t('acceptMore', { name: suggestion.candidate.name })}
                        disabled={accepting.isLoading}
                      >
                        <IconDots size={16} />
                      </IconButton>
                    </Menu.Target>
                    <Menu.Dropdown>
                      <Menu.Item onClick={() => void putOnJob(suggestion, true)}>
                        {t('acceptAsking')}
                      </Menu.Item>
                    </Menu.Dropdown>
                  </Menu>
                </span>
              )}
            </SuggestionRow>
          ))}
        </ul>
      )}
      {declined && <DeclineModal suggestion={declined} onClose={() => setDeclined(null)} />}
    </section>
  );
}
