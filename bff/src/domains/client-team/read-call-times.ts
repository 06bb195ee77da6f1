import { limits, type clientTeamEndpoints } from '@muster/contracts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { findPlaces } from '../../identity/people/people.ts';
import { callTimesOf } from '../scheduling/api/call-times.ts';
import { requireMember } from './email-team-member.ts';
import { teamOfClient } from './team-of-client.ts';

/** Returns when a member of the reader's team is free for a call; other people answer NOT_FOUND. */
export const readCallTimes: Service<typeof clientTeamEndpoints.callTimes> = async (
  { actor },
  { params },
) => {
  const team = await teamOfClient(actor);
  requireMember(team, params.userId);
  const host = team.reachable.get(params.userId);
  if (!host) throw new AppError('NO_RECIPIENTS');
  const place = (await findPlaces([host.id])).get(params.userId);
  const times = await callTimesOf(host.id, new Date());
  return {
    name: host.name,
    timeZone: place?.timeZone ?? 'UTC',
    minutes: limits.clientCall.minutes,
    data: times.map(({ startsAt }) => startsAt.toISOString()),
  };
};
