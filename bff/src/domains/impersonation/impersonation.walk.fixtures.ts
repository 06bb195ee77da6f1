import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { actingAs, actorAndTarget, startBody } from '../../walk/impersonated.fixtures.ts';
import { accountFor, hiddenAccountFor } from '../../walk/records.fixtures.ts';
import type { World } from '../../walk/world.fixtures.ts';

/** Creates a session that impersonates another user and that its holder may stop. */
async function actingSession(world: World) {
  const { actor, target } = await actorAndTarget(world, 'owner');
  return actingAs(world, actor, target, 'view_only');
}

const whileActing = (body?: Record<string, unknown>): EndpointFixture => ({
  call: async (world) => ({ as: await actingSession(world), ...(body && { body }) }),
});

export const impersonationFixtures: EndpointFixtures = {
  'impersonation.offer': {
    call: async (world, caller) => {
      const { _id } = await accountFor(world, caller);
      return { params: { id: _id.toHexString() } };
    },
    hidden: (world, caller) => {
      const user = hiddenAccountFor(world, caller, 'user.impersonate');
      return user && { params: { id: user._id.toHexString() } };
    },
  },
  'impersonation.start': {
    // No user can impersonate two people at once, so each call creates its own actor.
    call: async (world, { name }) => {
      if (name === 'visitor') throw new Error('A visitor acts as nobody');
      const { actor, target } = await actorAndTarget(world, name);
      return {
        as: actor,
        params: { id: target.userId.toHexString() },
        body: startBody(target, 'view_only'),
      };
    },
    hidden: async (world, caller) => {
      const user = hiddenAccountFor(world, caller, 'user.impersonate');
      const { target } = await actorAndTarget(world, 'owner');
      return (
        user && { params: { id: user._id.toHexString() }, body: startBody(target, 'view_only') }
      );
    },
  },
  'impersonation.current': { call: () => ({}) },
  'impersonation.act': whileActing({ confirmAct: true }),
  'impersonation.stop': whileActing(),
};
