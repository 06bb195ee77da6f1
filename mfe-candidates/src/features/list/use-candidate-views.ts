import { queryOfFilters, type BuiltInView } from '@muster/blocks';
import { useActor, useCan } from '@muster/kit';
import { dayKey, useNow } from '@muster/ui';
import { useListMessages } from '../../shared/use-list-messages.ts';

const thirtyDays = 30 * 24 * 3600 * 1000;

/** Returns the built-in views. */
export function useCandidateViews(): BuiltInView[] {
  const t = useListMessages();
  const actor = useActor();
  const can = useCan();
  const quietSince = dayKey(useNow() - thirtyDays);
  return [
    { label: t('list.views.all'), query: '' },
    { label: t('list.views.mine'), query: queryOfFilters({ owner: actor?.id ?? '' }) },
    {
      label: t('list.views.vetted'),
      query: queryOfFilters({ status: 'active', vettingStatus: 'vetted' }),
    },
    {
      label: t('list.views.quiet'),
      query: queryOfFilters({ 'lastContacted.lte': quietSince, 'status.not': 'archived' }),
    },
    ...(can('candidate.delete')
      ? [{ label: t('list.views.deleted'), query: queryOfFilters({ deleted: 'only' }) }]
      : []),
  ];
}
