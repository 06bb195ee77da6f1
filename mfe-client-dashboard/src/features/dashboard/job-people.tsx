import { clientStandings, type ClientCandidateRow } from '@muster/contracts';
import { Badge, PersonLine } from '@muster/ui';
import { CompareTick } from '../../shared/comparison/compare-tick.tsx';
import { useCandidateAddress } from '../../shared/candidates/use-candidate-address.ts';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './job-card.module.css';

interface JobPeopleProps {
  people: readonly ClientCandidateRow[];
  /** Whether some of its positions are filled. */
  isBegun: boolean;
}

/** Candidates on a job: counts per stage in the client's words, and each name. */
export function JobPeople({ people, isBegun }: JobPeopleProps) {
  const t = useMessages();
  const { addressOf } = useCandidateAddress();
  if (people.length === 0)
    return <p className={classes.label}>{t(isBegun ? 'people.noneNow' : 'people.none')}</p>;
  const inOrder = people.toSorted(
    (one, other) => clientStandings.indexOf(one.standing) - clientStandings.indexOf(other.standing),
  );
  const stages = [...new Set(inOrder.map(({ stage }) => stage))];
  return (
    <>
      <ul className={classes.stages}>
        {stages.map((stage) => (
          <li key={stage}>
            {stage} <strong>{people.filter((one) => one.stage === stage).length}</strong>
          </li>
        ))}
      </ul>
      <ul className={classes.people} aria-label={t('people.onJob')}>
        {inOrder.map((person) => (
          <li key={person.id}>
            <span className={classes.pick}>
              <CompareTick candidate={person} isBare />
              <PersonLine
                name={person.name}
                src={person.photo}
                size={24}
                href={addressOf(person.id)}
              />
            </span>
            <Badge family={person.standing === 'waiting' ? 'amber' : 'grey'}>{person.stage}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}
