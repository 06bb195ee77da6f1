import { PhoneRow, StateBadge } from '@muster/ui';
import type { Translate } from '../../shared/use-messages.ts';
import { PoolMembers } from './pool-members.tsx';
import { PoolName } from './pool-name.tsx';
import type { PoolRow } from './pool-row.ts';

/** A row on a phone: name and members, purpose, state and owner. */
export function PoolPhoneRow({ row, t }: { row: PoolRow; t: Translate }) {
  return (
    <PhoneRow
      title={<PoolName row={row} t={t} />}
      titleEnd={<PoolMembers row={row} t={t} />}
      line={row.description ?? t(`enum.kind.${row.kind}`)}
      lineEnd={t('pools.readiness', { vetted: row.vettedCount, available: row.availableCount })}
      badges={<StateBadge machine="pool" state={row.status} />}
      badgesEnd={row.owner?.name ?? t('pools.noOwner')}
    />
  );
}
