import { useState, type ReactNode } from 'react';
import { QueryView } from '@muster/kit';
import {
  Button,
  EmptyState,
  IconUsers,
  SearchSelectField,
  SegmentedField,
  Skeleton,
  TextField,
  useDebouncedValue,
  type FieldOption,
} from '@muster/ui';
import { usePoolOptions } from '../../shared/use-pool-options.ts';
import classes from './add-candidates.module.css';
import { useAddMessages } from './messages.ts';
import { PersonRow, isFree } from './person-row.tsx';
import { usePeopleToAdd, type PersonToAdd } from './use-people-to-add.ts';
import type { ChosenPerson, PeopleSource } from './chosen-person.ts';
import { MatchList } from './match-list.tsx';

const settleMs = 250;

interface PeoplePickerProps {
  jobId: string;
  chosen: ReadonlyMap<string, ChosenPerson>;
  onChoose: (chosen: ReadonlyMap<string, ChosenPerson>) => void;
  /** Whether the reader gets matches for this job. */
  hasMatches: boolean;
  from: PeopleSource;
  onFrom: (from: PeopleSource) => void;
  /** First-stage field, between the search and the results. */
  begin: ReactNode;
}

/**
 * Search with the candidates in three groups: who can be added, who is already there, who cannot.
 */
export function PeoplePicker(props: PeoplePickerProps) {
  const { jobId, chosen, onChoose, hasMatches, from, onFrom, begin } = props;
  const t = useAddMessages();
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), settleMs);
  const [pool, setPool] = useState<FieldOption | null>(null);
  const [pages, setPages] = useState<Pages>(firstPage);
  const searchPools = usePoolOptions();
  const fromPool = from === 'pool';
  const poolId = fromPool ? (pool?.value ?? null) : null;
  const isAsked = from === 'everybody' || poolId !== null;
  // A new query starts at its first page.
  const asked = `${from} ${q} ${poolId}`;
  const cursors = pages.asked === asked ? pages.cursors : [];
  const turnTo = (next: readonly string[]) => setPages({ asked, cursors: next });
  const search = { jobId, q, poolId, cursor: cursors.at(-1) ?? null };
  const { query, people } = usePeopleToAdd(search, isAsked);
  const free = people.filter(({ row, verdict }) => isFree(verdict) && !chosen.has(row.id));

  const toggle = (id: string, person: ChosenPerson) => {
    const left = new Map(chosen);
    if (!left.delete(id)) left.set(id, person);
    onChoose(left);
  };
  const chooseAll = () =>
    onChoose(
      new Map([
        ...chosen,
        ...free.map(({ row, verdict }) => [row.id, { name: row.name, verdict }] as const),
      ]),
    );
  return (
    <>
      <SegmentedField
        label={t('from')}
        value={from}
        options={[
          ...(hasMatches ? [{ value: 'matches' as const, label: t('matches') }] : []),
          { value: 'everybody', label: t('everybody') },
          { value: 'pool', label: t('pool') },
        ]}
        onChange={onFrom}
      />
      {from !== 'matches' && (
        <TextField type="search" label={t('search')} value={text} onChange={setText} />
      )}
      {fromPool && (
        <SearchSelectField
          label={t('poolLabel')}
          value={pool?.value ?? null}
          valueOption={pool}
          search={searchPools}
          onChange={(_value, option) => setPool(option ?? null)}
        />
      )}
      {begin}
      {from === 'matches' ? (
        <MatchList
          jobId={jobId}
          chosen={chosen}
          onToggle={toggle}
          onLookElsewhere={() => onFrom('everybody')}
        />
      ) : isAsked ? (
        <QueryView
          query={query}
          keepPrevious
          isEmpty={({ data }) => data.length === 0}
          skeleton={<Skeleton height={320} />}
          empty={<EmptyState icon={IconUsers} title={t('empty.title')} text={t('empty.text')} />}
        >
          {({ page }) => (
            <>
              {free.length > 1 && (
                <Button variant="subtle" size="xs" className={classes.all} onClick={chooseAll}>
                  {t('chooseAll', { count: free.length })}
                </Button>
              )}
              <Groups
                jobId={hasMatches ? jobId : null}
                people={people}
                chosen={chosen}
                onToggle={({ row, verdict }) => toggle(row.id, { name: row.name, verdict })}
              />
              <Turn
                onBack={cursors.length > 0 ? () => turnTo(cursors.slice(0, -1)) : undefined}
                onNext={
                  page.nextCursor ? () => turnTo([...cursors, page.nextCursor ?? '']) : undefined
                }
              />
            </>
          )}
        </QueryView>
      ) : (
        <EmptyState
          icon={IconUsers}
          title={t('empty.poolTitle')}
          text={t('empty.poolText')}
          action={
            <Button variant="default" onClick={() => onFrom('everybody')}>
              {t('empty.action')}
            </Button>
          }
        />
      )}
    </>
  );
}

/** Visited pages, and the query they belong to. */
interface Pages {
  asked: string;
  cursors: readonly string[];
}
const firstPage: Pages = { asked: '', cursors: [] };

interface TurnProps {
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Previous and next page; the selection stays. */
function Turn({ onBack, onNext }: TurnProps) {
  const t = useAddMessages();
  if (!onBack && !onNext) return null;
  return (
    <div className={classes.turn}>
      <Button variant="default" size="xs" disabled={!onBack} onClick={onBack}>
        {t('back')}
      </Button>
      <Button variant="default" size="xs" disabled={!onNext} onClick={onNext}>
        {t('next')}
      </Button>
    </div>
  );
}

interface GroupsProps {
  /** Job to match candidates against; null if the reader may not see matches. */
  jobId: string | null;
  people: readonly PersonToAdd[];
  chosen: ReadonlyMap<string, ChosenPerson>;
  onToggle: (person: PersonToAdd) => void;
}

function Groups({ jobId, people, chosen, onToggle }: GroupsProps) {
  const t = useAddMessages();
  const groupOf = ({ verdict }: PersonToAdd) => {
    if (isFree(verdict)) return 'free';
    return verdict?.code === 'APPLICATION_EXISTS' ? 'there' : 'barred';
  };
  return (['free', 'there', 'barred'] as const).map((group) => {
    const within = people.filter((person) => groupOf(person) === group);
    return (
      within.length > 0 && (
        <section key={group} aria-labelledby={`add-${group}`}>
          <h3 id={`add-${group}`} className={classes.group}>
            {t(`group.${group}`)} <span className={classes.count}>{within.length}</span>
          </h3>
          <ul className={classes.rows}>
            {within.map((person) => (
              <PersonRow
                key={person.row.id}
                jobId={jobId}
                person={person}
                checked={chosen.has(person.row.id)}
                onToggle={() => onToggle(person)}
              />
            ))}
          </ul>
        </section>
      )
    );
  });
}
