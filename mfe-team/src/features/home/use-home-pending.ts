import { useCan } from '@muster/kit';
import { useElapsed } from '@muster/ui';
import { api } from '../../api.ts';
import { useRecentFunnel } from './funnel/funnel-card.tsx';
import { useTodaysCalendar } from './interviews/interviews-card.tsx';
import { useHomeLayout } from './use-home-layout.ts';

/**
 * How long in ms the page waits for its slowest part before rendering without it; longer for the
 * top, which would otherwise push the whole page down later.
 */
const patience = { parts: 1_000, top: 4_000 };

/**
 * Returns whether parts of the page are still loading. Their height depends on their content, so a
 * late part would push the rest down; a slow part is not waited for indefinitely.
 */
export function useHomePending(): boolean {
  const can = useCan();
  const { arrangement, layout, shows } = useHomeLayout();
  const waitsForParts = !useElapsed(patience.parts);
  const waitsForTop = !useElapsed(patience.top);
  const top = [
    arrangement,
    api.useHomeFirstStepsQuery(),
    api.useApprovalsListQuery({}, { skip: !can('approval.list') }),
  ];
  const parts = [
    api.useHomeFiguresQuery(undefined, { skip: layout.hidden.includes('figures') }),
    api.useHomeQueueQuery({ query: { tab: 'all' } }, { skip: !shows('queue') }),
    api.useHomeJobsQuery(undefined, { skip: !shows('jobs') }),
    api.useHomeNewCandidatesQuery(undefined, { skip: !shows('newCandidates') }),
    api.useHomeSubmissionsQuery(undefined, { skip: !shows('submissions') }),
    api.useHomeContractsQuery(undefined, { skip: !shows('contracts') }),
    api.useHomeTeamQuery(undefined, { skip: !shows('team') }),
    api.useHomeVettingQuery(undefined, { skip: !shows('vetting') }),
    api.useHomeFollowedQuery(undefined, { skip: !shows('followed') }),
    useTodaysCalendar({ skip: !shows('interviews') }),
    useRecentFunnel({ skip: !shows('funnel') }),
  ];
  const isAwaited = ({ isLoading }: { isLoading: boolean }) => isLoading;
  return (waitsForTop && top.some(isAwaited)) || (waitsForParts && parts.some(isAwaited));
}
