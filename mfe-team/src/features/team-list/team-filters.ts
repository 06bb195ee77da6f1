import { teamKinds, teamMemberStates } from '@muster/contracts';
import { stateLabel, type FilterDefinition } from '@muster/ui';
import type { Translate } from '../../shared/use-messages.ts';

/** Returns the filters of the list. */
export function teamFilters(t: Translate): FilterDefinition[] {
  return [
    {
      key: 'kind',
      label: t('team.filter.kind'),
      kind: 'multi',
      operators: ['is'],
      options: teamKinds.map((kind) => ({ value: kind, label: t(`enum.kind.${kind}`) })),
    },
    {
      key: 'status',
      label: t('team.filter.status'),
      kind: 'multi',
      operators: ['is'],
      options: teamMemberStates.map((state) => ({
        value: state,
        label: stateLabel('teamMember', state),
      })),
    },
  ];
}
