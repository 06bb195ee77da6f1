import type { Interviewers } from '@muster/contracts';
import { Button, NoticeBar } from '@muster/ui';
import { useVettingMessages, type VettingWords } from './messages.ts';
import classes from './vetting.module.css';

type Person = Interviewers['data'][number];

interface SwapProposalsProps {
  /** Available users; the least busy come first. */
  people: readonly Person[];
  chosenIds: readonly string[];
  onSwap: (from: string, to: string) => void;
}

/** Suggests a replacement for each chosen interviewer who is not available at that time. */
export function SwapProposals({ people, chosenIds, onSwap }: SwapProposalsProps) {
  const t = useVettingMessages();
  return proposalsFor(people, chosenIds).map(({ person, other }) => (
    <NoticeBar key={person.id} kind="warning">
      <span className={classes.actions}>
        {wordsFor(person, other, t)}
        {other && (
          <Button size="xs" variant="default" onClick={() => onSwap(person.id, other.id)}>
            {t('form.swapTo', { name: other.name })}
          </Button>
        )}
      </span>
    </NoticeBar>
  ));
}

interface Proposal {
  person: Person;
  other: Person | undefined;
}

/**
 * Suggests each available user once: the named substitute of an absent one, otherwise the least
 * busy.
 */
function proposalsFor(people: readonly Person[], chosenIds: readonly string[]): Proposal[] {
  const free = people.filter(({ id, standing }) => standing === 'free' && !chosenIds.includes(id));
  const missing = people.filter(
    ({ id, standing }) => (standing === 'busy' || standing === 'away') && chosenIds.includes(id),
  );
  const taken = new Set(missing.map(({ substituteId }) => substituteId));
  const others = free.filter(({ id }) => !taken.has(id));
  return missing.map((person) => ({
    person,
    other: free.find(({ id }) => id === person.substituteId) ?? others.shift(),
  }));
}

function wordsFor({ name, standing }: Person, other: Person | undefined, t: VettingWords): string {
  const isAway = standing === 'away';
  if (!other) return t(isAway ? 'form.noStandIn' : 'form.noSwap', { name });
  const facts = { name, other: other.name, count: other.interviews };
  return t(isAway ? 'form.standIn' : 'form.swap', facts);
}
