import { documentsOf } from '../../search/documents-of.ts';
import type { SearchSource } from '../../search/search-source.ts';
import { findPeople } from '../../identity/people/people.ts';
import { scopeFor } from './team.policy.ts';
import { TeamMemberModel } from '../../records/team/team-member.model.ts';

/** Team members by name, job title and department. Their name is that of their account. */
export const teamSearch: SearchSource = {
  kind: 'teamMember',
  entity: 'team_member',
  permission: 'team.list',
  ...documentsOf(TeamMemberModel, {
    projection: { userId: 1, title: 1, department: 1, status: 1, updatedAt: 1 },
    describe: async (rows) => {
      const people = await findPeople(rows.map(({ userId }) => userId));
      return rows.map((row) => ({
        kind: 'teamMember',
        id: row._id.toHexString(),
        title: people.name(row.userId),
        words: [row.title, row.department].filter(Boolean).join(' '),
        restricted: '',
        members: [],
        aside: row.status === 'ended',
        at: row.updatedAt.getTime(),
      }));
    },
  }),
  dependsOn: { user: (userId) => TeamMemberModel.distinct('_id', { userId, deletedAt: null }) },
  visible: async (actor, ids) => {
    const rows = await TeamMemberModel.find(
      {
        $and: [{ _id: { $in: [...ids] } }, await scopeFor(actor, 'team.list'), { deletedAt: null }],
      },
      { userId: 1, title: 1, department: 1, status: 1 },
    ).lean();
    const people = await findPeople(rows.map(({ userId }) => userId));
    return rows.map((row) => {
      const photo = people.face(row.userId)?.photo;
      return {
        id: row._id.toHexString(),
        number: null,
        title: people.name(row.userId),
        ...(photo && { photo }),
        subtitle: [row.title, row.department].filter(Boolean).join(' · '),
        status: row.status,
      };
    });
  },
};
