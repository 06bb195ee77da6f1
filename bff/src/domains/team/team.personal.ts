import { followsCandidate } from '../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { TeamMemberModel } from '../../records/team/team-member.model.ts';

/** Contractors are managed like staff; the entry names the candidate's record. */
export const personalTeamEntries: PersonalRecords = {
  name: 'team',
  ...followsCandidate(TeamMemberModel),
  collect: async (candidateId) => {
    const entries = await TeamMemberModel.find({ candidateId }).lean();
    return entries.map(({ title, department, startDate, endDate, status, emergencyContact }) => ({
      title,
      department,
      startDate,
      endDate,
      status,
      emergencyContact: emergencyContact
        ? [emergencyContact.name, emergencyContact.phone].join(', ')
        : null,
    }));
  },
  erase: async ({ session }, candidateId) => {
    await TeamMemberModel.updateMany(
      { candidateId },
      { $set: { candidateId: null, emergencyContact: null } },
      { session },
    );
  },
};
