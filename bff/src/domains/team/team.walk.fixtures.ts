import { scopeOf, type PermissionName } from '@muster/contracts';
import { createUser } from '../../testing/users.fixtures.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';
import { createTeamMember } from './team-member.fixtures.ts';
import { TeamMemberModel, type TeamMember } from '../../records/team/team-member.model.ts';

/** Returns a team member that a permission covers: the caller, a report, or any member. */
export async function memberFor(
  { ownRecords }: World,
  caller: Caller,
  permission: PermissionName,
): Promise<TeamMember> {
  const { user } = personOf(caller);
  const scope = caller.name === 'visitor' ? null : scopeOf(caller.name, permission);
  if (scope === 'team') return createTeamMember(await createUser(), { managerUserId: user._id });
  if (scope !== 'self') return createTeamMember(await createUser());
  const readOwn = () => TeamMemberModel.findOne({ userId: user._id }).lean();
  const known = await readOwn();
  if (known) return known;
  try {
    return await createTeamMember(
      user,
      caller.name === 'contractor'
        ? { kind: 'contractor', candidateId: ownRecords.contractor._id }
        : {},
    );
  } catch (error) {
    // Another fixture prepared at the same time may have created it.
    const made = await readOwn();
    if (made) return made;
    throw error;
  }
}

const onMember = (
  permission: PermissionName,
  body: ((member: TeamMember) => object) | null,
): EndpointFixture => ({
  call: async (world, caller) => callOn(await memberFor(world, caller, permission), body),
  hidden: async (_world, caller) =>
    caller.name !== 'visitor' && scopeOf(caller.name, 'teamMember.read') === 'all'
      ? null
      : callOn(await createTeamMember(await createUser()), body),
});

const callOn = (member: TeamMember, body: ((member: TeamMember) => object) | null) => ({
  params: { id: member._id.toHexString() },
  ...(body && { body: { version: member.version, ...body(member) } }),
});

export const teamFixtures: EndpointFixtures = {
  'team.list': { call: () => ({ query: { 'filter[kind]': 'staff' } }) },
  'team.tree': { call: () => ({}) },
  'team.read': onMember('teamMember.read', null),
  'team.update': onMember('teamMember.update', () => ({ changes: { title: 'Lead recruiter' } })),
  'team.setEmergencyContact': onMember('teamMember.updateOwn', () => ({
    contact: { name: 'Rui Duarte', relation: 'Brother', phone: '+351 966 000 111' },
  })),
};
