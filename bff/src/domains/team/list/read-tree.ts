import { limits, type teamEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { TeamMemberModel } from '../../../records/team/team-member.model.ts';
import { scopeFor } from '../team.policy.ts';
import { isHere } from './list-team.ts';
import { teamRows } from './team-rows.ts';

/** Returns all current members by name, with their managers. */
export const readTree: Service<typeof teamEndpoints.tree> = async ({ actor }) => {
  const within = { $and: [await scopeFor(actor, 'team.list'), { deletedAt: null, ...isHere }] };
  const [members, count] = await Promise.all([
    TeamMemberModel.find(within).sort({ nameKey: 1, _id: 1 }).limit(limits.teamMember.tree).lean(),
    TeamMemberModel.countDocuments(within),
  ]);
  return {
    data: await teamRows(actor, members),
    left: Math.max(0, count - members.length),
  };
};
