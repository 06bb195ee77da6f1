import { queryOfFilters, type BuiltInView } from '@muster/blocks';
import { useActor, useCan } from '@muster/kit';
import { useListMessages } from '../../shared/list-words.ts';

/** The built-in views. */
export function useJobViews(): BuiltInView[] {
  const t = useListMessages();
  const actor = useActor();
  const can = useCan();
  const knowsTeams = can('position.list');
  return [
    { label: t('views.all'), query: '' },
    { label: t('views.open'), query: queryOfFilters({ status: 'open' }) },
    ...(knowsTeams
      ? [
          {
            label: t('views.mine'),
            query: queryOfFilters({ member: actor?.id ?? '', status: 'draft,open,on_hold' }),
          },
          { label: t('views.waiting'), query: queryOfFilters({ status: 'pending_review' }) },
        ]
      : []),
  ];
}
