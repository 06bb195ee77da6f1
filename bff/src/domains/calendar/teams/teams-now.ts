import type { Types } from 'mongoose';
import { findActiveStaff } from '../../../identity/people/people.ts';
import { teamsOfStaff } from '../../../records/team/team-directory.ts';

/** A lead and their active reports. */
export interface TeamNow {
  leadId: Types.ObjectId;
  memberIds: Types.ObjectId[];
}

/** Returns the teams of all users with reports. */
export async function teamsNow(leadId: Types.ObjectId | null = null): Promise<TeamNow[]> {
  const teams = await teamsOfStaff(leadId);
  const all = await findActiveStaff(teams.flatMap((team) => [team.leadId, ...team.reportIds]));
  const present = new Set(all.map(({ id }) => id.toHexString()));
  return teams
    .filter((team) => present.has(team.leadId.toHexString()))
    .map((team) => ({
      leadId: team.leadId,
      memberIds: [
        team.leadId,
        ...team.reportIds.filter((id) => present.has(id.toHexString()) && !id.equals(team.leadId)),
      ],
    }));
}

/** Returns a lead's team; null if nobody reports to them. */
export const teamOf = async (leadId: Types.ObjectId): Promise<TeamNow | null> =>
  (await teamsNow(leadId))[0] ?? null;
