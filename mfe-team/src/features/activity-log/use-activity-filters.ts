import type { AuditEventView } from '@muster/contracts';
import { useActor, useCan } from '@muster/kit';
import type { FilterDefinition } from '@muster/ui';
import { api } from '../../api.ts';
import { groupWords, recordWords } from './event-words.ts';
import type { Translate } from './use-messages.ts';

/** Returns the filters of the log; people only for users who see more than their own events. */
export function useActivityFilters(
  t: Translate,
  groups: readonly string[],
  rows: readonly AuditEventView[],
): FilterDefinition[] {
  const self = useActor();
  const can = useCan();
  const [search] = api.useLazyUsersOptionsQuery();
  const people = [self, ...rows.flatMap(({ actor, realActor }) => [actor, realActor])];
  const known = new Map(people.flatMap((person) => (person ? [[person.id, person.name]] : [])));
  const recordName = (id: string): string => {
    const event = rows.find(({ entityId }) => entityId === id);
    return event ? recordWords(t, event) : t('filter.thisRecord');
  };
  const person: FilterDefinition = {
    key: 'actor',
    label: t('filter.actor'),
    kind: 'single',
    operators: ['is'],
    options: [...known].map(([value, label]) => ({ value, label })),
    loadOptions: async (q) => {
      const found = await search({ query: { q } }, true).unwrap();
      return found.map(({ id, name }) => ({ value: id, label: name }));
    },
  };
  return [
    ...(can('audit.list', 'all') || can('audit.list', 'team') ? [person] : []),
    {
      key: 'group',
      label: t('filter.group'),
      kind: 'single',
      operators: ['is'],
      options: groups.map((value) => ({ value, label: groupWords(t, value) })),
    },
    { key: 'from', label: t('filter.from'), kind: 'date', operators: ['is'] },
    { key: 'to', label: t('filter.to'), kind: 'date', operators: ['is'] },
    {
      key: 'impersonated',
      label: t('filter.impersonated'),
      kind: 'single',
      operators: ['is'],
      options: [{ value: 'true', label: t('filter.yes') }],
    },
    {
      key: 'entityId',
      label: t('filter.entityId'),
      kind: 'text',
      operators: ['is'],
      format: recordName,
    },
  ];
}
