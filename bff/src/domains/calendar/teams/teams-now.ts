import type { Types } from 'mongoose';
import { findActiveStaff } from '../../../identity/people/people.ts';
import { teamsOfStaff } from '../../../records/team/team-directory.ts';

/** A lead and all who report to them, as far as they are at work. */
export interface TeamNow {
  leadId: Types.ObjectId;
  memberIds: Types.ObjectId[];
}

/** The teams of those who lead somebody. */
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

/** The team of a lead; null where nobody reports to them. */
export const teamOf = async (leadId: Types.ObjectId): Promise<TeamNow | null> =>
  (await teamsNow(leadId))[0] ?? null;
