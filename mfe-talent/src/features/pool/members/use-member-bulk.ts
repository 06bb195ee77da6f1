import { useState } from 'react';
import { candidatesRoutes, href, limits, type PoolMove, type PoolRecord } from '@muster/contracts';
import { useCan, useFollow } from '@muster/kit';
import {
  IconBan,
  IconBriefcase,
  IconListCheck,
  IconMail,
  IconPin,
  IconPinnedOff,
  IconUserX,
  type BulkAction,
} from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';

/** Names of moves in the interface: in a smart pool, removing a member means excluding them. */
export type NamedMove = 'pin' | 'remove' | 'exclude' | 'release';

export const moveOf: Readonly<Record<NamedMove, PoolMove>> = {
  pin: 'add',
  remove: 'remove',
  exclude: 'remove',
  release: 'release',
};

/** Returns the bulk actions on the selected members, by the kind of pool and the user's rights. */
export function useMemberBulk(pool: PoolRecord, selected: readonly string[]) {
  const t = useMessages();
  const can = useCan();
  const follow = useFollow();
  const [asked, setAsked] = useState<NamedMove | null>(null);
  const [screening, setScreening] = useState(false);
  const max = limits.pool.moveAtOnce;
  const off =
    selected.length > max ? { disabledReason: t('pool.members.bulk.tooMany', { max: max }) } : {};
  const move = (name: NamedMove, icon: BulkAction['icon']): BulkAction => ({
    id: name,
    label: t(`pool.members.bulk.${name}`),
    ...(icon && { icon }),
    ...off,
    onClick: () => setAsked(name),
  });
  const mayMove = pool.allowedActions.includes('add_members');
  const moves =
    pool.kind === 'manual'
      ? [move('remove', IconUserX)]
      : [move('pin', IconPin), move('exclude', IconBan), move('release', IconPinnedOff)];
  const actions: BulkAction[] = [
    ...(can('application.add')
      ? [
          {
            id: 'addToJob',
            label: t('pool.members.bulk.addToJob'),
            icon: IconBriefcase,
            primary: true,
            ...off,
            onClick: () =>
              follow(
                href(
                  candidatesRoutes.bulkAddToJob,
                  {},
                  { ids: selected.join(','), 'filter[pool]': pool.id },
                ),
              ),
          },
        ]
      : []),
    ...(can('candidate.bulkEmail')
      ? [
          {
            id: 'email',
            label: t('pool.members.bulk.email'),
            icon: IconMail,
            ...off,
            onClick: () =>
              follow(
                href(
                  candidatesRoutes.candidatesEmail,
                  {},
                  { ids: selected.join(','), 'filter[pool]': pool.id },
                ),
              ),
          },
        ]
      : []),
    ...(can('screening.send') && pool.status === 'active'
      ? [
          {
            id: 'screen',
            label: t('pool.members.bulk.screen'),
            icon: IconListCheck,
            ...off,
            onClick: () => setScreening(true),
          },
        ]
      : []),
    ...(mayMove ? moves : []),
  ];
  const close = () => {
    setAsked(null);
    setScreening(false);
  };
  return { actions, asked, screening, close };
}
