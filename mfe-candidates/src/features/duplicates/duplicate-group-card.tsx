import { useState } from 'react';
import {
  candidatesRoutes,
  href,
  type DuplicateGroup,
  type DuplicatePair,
  type DuplicatePerson,
} from '@muster/contracts';
import { Can, RouteLink } from '@muster/kit';
import { Badge, Button, Card, PersonLine, StateBadge, countryName, formatDate } from '@muster/ui';
import { DuplicateSignals } from '../../shared/duplicate-signals.tsx';
import { useTwoPeople } from '../../shared/use-two-people.ts';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './duplicates-page.module.css';

/** Group of duplicates: who is kept, who would be merged into them, and the matching pairs. */
export function DuplicateGroupCard({ group }: { group: DuplicateGroup }) {
  const t = useMessages();
  const [chosen, setChosen] = useState<string | null>(null);
  const keep = group.people.find(({ id }) => id === chosen) ?? bestKept(group.people);
  if (!keep) return null;
  const others = group.people.filter(({ id }) => id !== keep.id);
  return (
    <Card
      title={keep.name}
      count={t('duplicates.group', { count: group.people.length })}
      actions={
        <Can permission="candidate.merge">
          <Button
            component={RouteLink}
            route={candidatesRoutes.profile}
            params={{ id: keep.id }}
            query={{ merge: others.map(({ id }) => id).join(',') }}
            variant="default"
            size="xs"
            aria-label={t('duplicates.mergeWith', {
              name: others.map(({ name, number }) => `${name}, ${number}`).join('; '),
            })}
          >
            {t('list.bulk.merge')}
          </Button>
        </Can>
      }
    >
      <ul className={classes.people}>
        {group.people.map((person) => (
          <Person
            key={person.id}
            person={person}
            kept={person.id === keep.id}
            onKeep={() => setChosen(person.id)}
          />
        ))}
      </ul>
      <ul className={classes.pairs}>
        {group.pairs.map((pair) => (
          <Pair key={`${pair.aId} ${pair.bId}`} pair={pair} people={group.people} />
        ))}
      </ul>
    </Card>
  );
}

interface PersonProps {
  person: DuplicatePerson;
  kept: boolean;
  onKeep: () => void;
}

function Person({ person, kept, onKeep }: PersonProps) {
  const t = useMessages();
  return (
    <li className={classes.person} data-kept={kept || undefined}>
      <PersonLine
        name={person.name}
        src={person.photo}
        href={href(candidatesRoutes.profile, { id: person.id })}
        secondary={[person.number, person.headline].filter(Boolean).join(' · ')}
      />
      <span className={classes.facts}>
        <StateBadge machine="candidate" state={person.status} />
        <span className={classes.quiet}>
          {[
            [person.city, countryName(person.country)].filter(Boolean).join(', '),
            t('duplicates.complete', { percent: person.completeness }),
            t('duplicates.added', { when: formatDate(person.createdAt) }),
          ].join(' · ')}
        </span>
      </span>
      <Can permission="candidate.merge">
        {kept ? (
          <Badge family="green">{t('merge.kept')}</Badge>
        ) : (
          <Button
            className={classes.keep}
            variant="subtle"
            size="xs"
            aria-label={`${t('duplicates.keepAs')}: ${person.name}, ${person.number}`}
            onClick={onKeep}
          >
            {t('duplicates.keepAs')}
          </Button>
        )}
      </Can>
    </li>
  );
}

function Pair({ pair, people }: { pair: DuplicatePair; people: readonly DuplicatePerson[] }) {
  const t = useMessages();
  const { sayTwo, pending } = useTwoPeople();
  const one = people.find(({ id }) => id === pair.aId);
  const other = people.find(({ id }) => id === pair.bId);
  if (!one || !other) return null;
  return (
    <li className={classes.pair}>
      <span className={classes.quiet}>
        {one.number} – {other.number}
      </span>
      <DuplicateSignals pair={pair} />
      <Can permission="candidate.updateContact">
        <Button
          variant="subtle"
          size="xs"
          loading={pending}
          aria-label={t('duplicates.notSameAs', { one: one.number, other: other.number })}
          onClick={() => void sayTwo(one, other)}
        >
          {t('duplicates.notSame')}
        </Button>
      </Can>
    </li>
  );
}

/** Returns the fuller record, and of equal ones the older. */
const bestKept = (people: readonly DuplicatePerson[]): DuplicatePerson | undefined =>
  people.toSorted(
    (a, b) => b.completeness - a.completeness || a.createdAt.localeCompare(b.createdAt),
  )[0];
