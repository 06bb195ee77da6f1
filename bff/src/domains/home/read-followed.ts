import type { homeEndpoints } from '@muster/contracts';
import type { Service } from '../../http/mount.ts';
import { lastActivityOf } from '../timelines/api/followed-activity.ts';
import { visibleFaces } from '../../records/candidates/candidate-names.ts';
import { followedBy } from '../follows/api/follows.ts';

const shown = 8;

/** Lists changes of the records that the user follows and can still see. */
export const readFollowed: Service<typeof homeEndpoints.followed> = async ({ actor }) => {
  const seen = await visibleFaces([actor], await followedBy(actor.userId, 'candidate'));
  const candidates = [...seen.values()];
  return {
    following: candidates.length,
    data: await lastActivityOf(actor, candidates, shown),
  };
};
