import {
  candidatesRoutes,
  href,
  type CandidateRecord,
  type DuplicateGroup,
  type DuplicatePerson,
} from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import { Button, PersonLine, RailSection } from '@muster/ui';
import { api } from '../../../api.ts';
import { DuplicateSignals } from '../../../shared/duplicate-signals.tsx';
import { useTwoPeople } from '../../../shared/use-two-people.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './duplicates-block.module.css';

/** Possible duplicates of this candidate; hidden if there are none. */
export function DuplicatesBlock({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const { currentData } = api.useDuplicatesOfCandidateQuery({ params: { id: candidate.id } });
  const others = currentData?.people.filter(({ id }) => id !== candidate.id) ?? [];
  if (!currentData || others.length === 0) return null;
  return (
    <RailSection title={t('duplicates.title')} count={others.length}>
      <ul className={classes.list}>
        {others.map((person) => (
          <Duplicate key={person.id} candidate={candidate} person={person} group={currentData} />
        ))}
      </ul>
    </RailSection>
  );
}

interface DuplicateProps {
  candidate: CandidateRecord;
  person: DuplicatePerson;
  group: DuplicateGroup;
}

function Duplicate({ candidate, person, group }: DuplicateProps) {
  const t = useMessages();
  const { sayTwo, pending } = useTwoPeople();
  const pair = group.pairs.find(
    ({ aId, bId }) => [aId, bId].includes(candidate.id) && [aId, bId].includes(person.id),
  );
  const may = (action: CandidateRecord['allowedActions'][number]) =>
    candidate.allowedActions.includes(action);
  return (
    <li className={classes.person}>
      <PersonLine
        name={person.name}
        src={person.photo}
        href={href(candidatesRoutes.profile, { id: person.id })}
        secondary={[person.number, person.headline].filter(Boolean).join(' · ')}
      />
      {pair ? (
        <DuplicateSignals pair={pair} />
      ) : (
        <span className={classes.quiet}>
          {t('duplicates.viaOthers', { names: namesBeside(person, group).join(', ') })}
        </span>
      )}
      <span className={classes.actions}>
        {may('merge') && (
          <Button
            component={RouteLink}
            route={candidatesRoutes.profile}
            params={{ id: candidate.id }}
            query={{ merge: person.id }}
            variant="default"
            size="xs"
            aria-label={t('duplicates.mergeWith', { name: `${person.name}, ${person.number}` })}
          >
            {t('list.bulk.merge')}
          </Button>
        )}
        {pair && may('edit_contact') && (
          <Button
            variant="subtle"
            size="xs"
            loading={pending}
            aria-label={t('duplicates.notSameAs', {
              one: candidate.name,
              other: `${person.name}, ${person.number}`,
            })}
            onClick={() => void sayTwo(candidate, person)}
          >
            {t('duplicates.notSame')}
          </Button>
        )}
      </span>
    </li>
  );
}

/** Returns the names of candidates who connect this one to the group. */
const namesBeside = ({ id }: DuplicatePerson, { people, pairs }: DuplicateGroup): string[] => {
  const beside = pairs.flatMap(({ aId, bId }) => (aId === id ? bId : bId === id ? aId : []));
  return people.filter((person) => beside.includes(person.id)).map(({ number }) => number);
};
