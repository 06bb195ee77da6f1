import type { homeEndpoints } from '@muster/contracts';
import type { Service } from '../../http/mount.ts';
import { lastActivityOf } from '../timelines/api/followed-activity.ts';
import { visibleCandidates } from '../candidates/api/listed-candidates.ts';
import { followedBy } from '../follows/api/follows.ts';

const shown = 8;

/** What happened on the records that the person follows, of those that they still see. */
export const readFollowed: Service<typeof homeEndpoints.followed> = async ({ actor }) => {
  const candidates = await visibleCandidates(actor, await followedBy(actor.userId, 'candidate'));
  return {
    following: candidates.length,
    data: await lastActivityOf(actor, candidates, shown),
  };
};
