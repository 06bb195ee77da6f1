import type { Interviewers } from '@muster/contracts';
import { Button, NoticeBar } from '@muster/ui';
import { useVettingMessages } from './messages.ts';
import classes from './vetting.module.css';

type Person = Interviewers['data'][number];

interface SwapProposalsProps {
  /** Free people with the least to do come first. */
  people: readonly Person[];
  chosenIds: readonly string[];
  onSwap: (from: string, to: string) => void;
}

/** For each chosen interviewer who is busy at that time, who could take it. */
export function SwapProposals({ people, chosenIds, onSwap }: SwapProposalsProps) {
  const t = useVettingMessages();
  const free = people.filter(({ id, isFree }) => isFree === true && !chosenIds.includes(id));
  const busy = people.filter(({ id, isFree }) => isFree === false && chosenIds.includes(id));
  return busy.map((person, index) => {
    const other = free[index];
    return (
      <NoticeBar key={person.id} kind="warning">
        <span className={classes.actions}>
          {other
            ? t('form.swap', { name: person.name, other: other.name, count: other.interviews })
            : t('form.noSwap', { name: person.name })}
          {other && (
            <Button size="xs" variant="default" onClick={() => onSwap(person.id, other.id)}>
              {t('form.swapTo', { name: other.name })}
            </Button>
          )}
        </span>
      </NoticeBar>
    );
  });
}
