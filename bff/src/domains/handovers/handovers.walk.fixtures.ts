import { scopeOf, type PermissionName } from '@muster/contracts';
import { createUser } from '../../testing/users.fixtures.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';
import { createTeamMember } from '../team/team-member.fixtures.ts';
import type { TeamMember } from '../../records/team/team-member.model.ts';
import { memberFor } from '../team/team.walk.fixtures.ts';

const onColleague = (
  permission: PermissionName,
  body?: (world: World, caller: Caller) => Record<string, unknown>,
): EndpointFixture => {
  const callOn = (world: World, caller: Caller, member: TeamMember) => ({
    params: { id: member._id.toHexString() },
    ...(body && { body: body(world, caller) }),
  });
  return {
    call: async (world, caller) =>
      callOn(world, caller, await memberFor(world, caller, permission)),
    hidden: async (world, caller) =>
      caller.name !== 'visitor' && scopeOf(caller.name, 'teamMember.read') === 'all'
        ? null
        : callOn(world, caller, await createTeamMember(await createUser())),
  };
};

export const handoverFixtures: EndpointFixtures = {
  'handovers.read': onColleague('task.readTeam'),
  'handovers.give': onColleague('team.handOver', ({ colleague }, caller) => ({
    // A team lead may hand over only within their own team.
    toUserId: (caller.name === 'team_lead' ? personOf(caller).user : colleague)._id.toHexString(),
    kinds: ['tasks', 'jobs'],
    note: 'I am away for two weeks.',
  })),
};
