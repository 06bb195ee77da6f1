import { Checkbox } from '@muster/ui';
import { mayPick, pickedOf, useComparePicks, type Comparable } from './compare-picks.ts';
import { useTickMessages } from './tick-messages.ts';

interface CompareTickProps {
  candidate: Comparable;
  /** Whether to hide the label: in a narrow row. */
  isBare?: boolean;
}

/** Adds a candidate to the comparison; hidden if the job has no other candidate. */
export function CompareTick({ candidate, isBare = false }: CompareTickProps) {
  const t = useTickMessages();
  const picks = useComparePicks();
  const { id, name, job } = candidate;
  if (picks.people.filter((one) => one.job.id === job.id).length < 2) return null;
  const picked = pickedOf(picks).map((one) => one.id);
  return (
    <Checkbox
      {...(!isBare && { label: t('tick') })}
      aria-label={t('tickOf', { name })}
      checked={picked.includes(id)}
      disabled={!mayPick(picks, candidate)}
      onChange={({ currentTarget: { checked } }) =>
        picks.set(checked ? [...picked, id] : picked.filter((one) => one !== id))
      }
    />
  );
}
