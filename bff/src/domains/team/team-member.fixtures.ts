import { foldText } from '../../db/fold-text.ts';
import { displayName, type User } from '../../identity/user.model.ts';
import { TeamMemberModel, type TeamMember } from '../../records/team/team-member.model.ts';

/** Creates a team member for a user. */
export async function createTeamMember(
  user: User,
  changes: Partial<TeamMember> = {},
): Promise<TeamMember> {
  const member = await TeamMemberModel.create({
    userId: user._id,
    kind: 'staff',
    nameKey: foldText(displayName(user)),
    title: 'Recruiter',
    startDate: '2024-03-01',
    employment: 'employee',
    ...changes,
  });
  return member.toObject();
}
