import { grantableRoles, userStates } from '@muster/contracts';
import { roleName } from '@muster/kit';
import { stateLabel, type FilterDefinition } from '@muster/ui';
import type { Translate } from '../use-messages.ts';

/** What the list can be filtered by. */
export function userFilters(t: Translate): FilterDefinition[] {
  return [
    {
      key: 'status',
      label: t('filter.status'),
      kind: 'multi',
      operators: ['is'],
      options: userStates.map((value) => ({ value, label: stateLabel('user', value) })),
    },
    {
      key: 'role',
      label: t('filter.role'),
      kind: 'multi',
      operators: ['is'],
      options: grantableRoles.map((value) => ({ value, label: roleName(value) })),
    },
  ];
}
