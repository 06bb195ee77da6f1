import { useState } from 'react';
import type { PersonPool, PoolPlace } from '@muster/contracts';
import {
  Badge,
  CheckboxField,
  EmptyState,
  FormSection,
  IconArchive,
  IconLock,
  IconSparkles,
  IconStack2,
  SegmentedField,
  TextField,
  formatRelativeDay,
} from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './pool-list.module.css';

type Places = Record<string, PoolPlace>;

interface PoolListProps {
  pools: readonly PersonPool[];
  places: Places;
  onChange: (places: Places) => void;
}

/** Every visible pool: a checkbox for manual ones, pin or exclude for smart ones. */
export function PoolList({ pools, places, onChange }: PoolListProps) {
  const t = useMessages();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLocaleLowerCase();
  const shown = pools.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  if (pools.length === 0)
    return <EmptyState size="compact" icon={IconStack2} title={t('pools.empty')} />;

  function place(pool: PersonPool, next: PoolPlace | null) {
    const { [pool.id]: _before, ...others } = places;
    onChange(next ? { ...others, [pool.id]: next } : others);
  }
  return (
    <FormSection title={t('pools.list')}>
      <TextField type="search" label={t('pools.search')} value={typed} onChange={setTyped} />
      {shown.length === 0 && <p className={classes.quiet}>{t('pools.noneFound')}</p>}
      <ul className={classes.list}>
        {shown.map((pool) => (
          <li key={pool.id} className={classes.pool}>
            {pool.kind === 'manual' ? (
              <CheckboxField
                label={pool.name}
                disabled={pool.status === 'archived'}
                value={places[pool.id] === 'member'}
                onChange={(isMember) => place(pool, isMember ? 'member' : null)}
              />
            ) : (
              <SmartPool
                pool={pool}
                place={places[pool.id] ?? null}
                onChange={(next) => place(pool, next)}
              />
            )}
            <PoolFacts pool={pool} />
          </li>
        ))}
      </ul>
    </FormSection>
  );
}

interface SmartPoolProps {
  pool: PersonPool;
  place: PoolPlace | null;
  onChange: (place: PoolPlace | null) => void;
}

/** Pool filled by a filter; a candidate can be pinned in it, or excluded. */
function SmartPool({ pool, place, onChange }: SmartPoolProps) {
  const t = useMessages();
  return (
    <SegmentedField
      label={pool.name}
      disabled={pool.status === 'archived'}
      options={[
        { value: 'filter', label: t('pools.byFilter') },
        { value: 'pinned', label: t('pools.pinned') },
        { value: 'excluded', label: t('pools.excluded') },
      ]}
      value={place === 'pinned' || place === 'excluded' ? place : 'filter'}
      onChange={(next) => onChange(next === 'pinned' || next === 'excluded' ? next : null)}
    />
  );
}

function fitsMessage({ fits }: PersonPool) {
  if (fits === null) return 'pools.fitsUntold';
  return fits ? 'pools.fits' : 'pools.fitsNot';
}

function PoolFacts({ pool }: { pool: PersonPool }) {
  const t = useMessages();
  return (
    <div className={classes.facts}>
      <span>{t('pools.members', { count: pool.memberCount })}</span>
      {pool.kind === 'smart' && (
        <>
          <Badge family="blue" icon={IconSparkles}>
            {t('pools.smart')}
          </Badge>
          <span>{t(fitsMessage(pool))}</span>
        </>
      )}
      {pool.isPrivate && (
        <Badge family="grey" icon={IconLock}>
          {t('pools.private')}
        </Badge>
      )}
      {pool.status === 'archived' && (
        <>
          <Badge family="grey" icon={IconArchive}>
            {t('pools.archived')}
          </Badge>
          <span>{t('pools.archivedHelp')}</span>
        </>
      )}
      {pool.addedAt && (
        <span>
          {t('pools.since', {
            when: formatRelativeDay(pool.addedAt),
            name: pool.addedBy?.name ?? '–',
          })}
        </span>
      )}
      {pool.reason && <span>“{pool.reason}”</span>}
    </div>
  );
}
