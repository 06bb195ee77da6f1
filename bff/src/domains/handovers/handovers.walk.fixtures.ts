import { scopeOf, type PermissionName } from '@muster/contracts';
import { createUser } from '../../testing/users.fixtures.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import type { World } from '../../walk/world.fixtures.ts';
import { createTeamMember } from '../team/team-member.fixtures.ts';
import type { TeamMember } from '../team/team-member.model.ts';
import { memberFor } from '../team/team.walk.fixtures.ts';

const onColleague = (
  permission: PermissionName,
  body?: (world: World) => Record<string, unknown>,
): EndpointFixture => {
  const callOn = (world: World, member: TeamMember) => ({
    params: { id: member._id.toHexString() },
    ...(body && { body: body(world) }),
  });
  return {
    call: async (world, caller) => callOn(world, await memberFor(world, caller, permission)),
    hidden: async (world, caller) =>
      caller.name !== 'visitor' && scopeOf(caller.name, 'teamMember.read') === 'all'
        ? null
        : callOn(world, await createTeamMember(await createUser())),
  };
};

export const handoverFixtures: EndpointFixtures = {
  'handovers.read': onColleague('task.readTeam'),
  'handovers.give': onColleague('team.handOver', ({ colleague }) => ({
    ...{ toUserId: colleague._id.toHexString(), kinds: ['tasks', 'jobs'] },
    note: 'I am away for two weeks.',
  })),
};
