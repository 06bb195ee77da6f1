import { forgetCounts } from '../../db/held-counts.ts';
import type { Domain } from '../../domain.ts';
import { recordChanged, recordsAdded } from '../../outbox/record-changed.ts';
import { forgetViews } from './views.forget.ts';
import { viewRoutes } from './views.router.ts';

export const viewsDomain: Domain = {
  name: 'views',
  routes: viewRoutes,
  forget: forgetViews,
  // Counts of lists are cached; other processes change the lists, too.
  live: ({ tail }) => {
    const leave = tail.listen({ types: [recordChanged, recordsAdded], hear: forgetCounts });
    return () => Promise.resolve(leave());
  },
};
