import type { PermissionName } from '@muster/contracts';
import type { ClientSession, QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { TeamMemberModel, type TeamMember } from '../../../records/team/team-member.model.ts';
import { scopeFor } from '../team.policy.ts';

export { findMember } from '../record/find-member.ts';
export { reachOf } from '../team.policy.ts';
export { managersOf } from '../report-tree.ts';
export { holidaysBetween } from '../public-holidays.ts';
export type { TeamMember };

/** Returns the ids of the members that a permission covers; null: all. */
export async function membersWithin(
  actor: Actor,
  permission: PermissionName,
  session: ClientSession | null = null,
): Promise<Types.ObjectId[] | null> {
  const within = await scopeFor(actor, permission, session);
  if (Object.keys(within).length === 0) return null;
  return TeamMemberModel.distinct('_id', { $and: [within, { deletedAt: null }] }).session(session);
}

/** Returns members by id, regardless of rights: the caller decides what to show. */
export async function membersById(
  ids: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, TeamMember>> {
  if (ids.length === 0) return new Map();
  const found = await TeamMemberModel.find({ _id: { $in: [...ids] } }, null, { session }).lean();
  return new Map(found.map((member) => [member._id.toHexString(), member]));
}

/**
 * Returns the team records of a candidate who works as a contractor; a merged candidate has one.
 */
export const membersOfCandidate = (
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Types.ObjectId[]> =>
  TeamMemberModel.distinct('_id', { candidateId } satisfies QueryFilter<TeamMember>).session(
    session,
  );

/** Returns all current and former members. */
export const everyMember = (): Promise<TeamMember[]> =>
  TeamMemberModel.find({ deletedAt: null }).lean();

/** Returns all current members. */
export const presentMembers = (): Promise<TeamMember[]> =>
  TeamMemberModel.find({ status: { $ne: 'ended' }, deletedAt: null }).lean();
