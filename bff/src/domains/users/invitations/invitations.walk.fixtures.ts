import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { createInvitation } from './invitation.fixtures.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import type { EndpointFixture, EndpointFixtures } from '../../../walk/endpoint-fixture.fixtures.ts';
import { personWithPassword } from '../../auth/auth.walk.fixtures.ts';

const onInvitation: EndpointFixture = {
  call: async (world, caller) => {
    // Uses a separate person: accepting adds a role to the account.
    const person = await personWithPassword(world, caller);
    const invitation = await transact(systemContext('fixture'), (tx) =>
      createInvitation(tx, person.user.email),
    );
    return { as: person, params: { id: invitation._id.toHexString() }, body: {} };
  },
  hidden: async (world) => {
    const stranger = await signInAs(world.test, 'recruiter');
    const invitation = await transact(systemContext('fixture'), (tx) =>
      createInvitation(tx, stranger.user.email),
    );
    return { params: { id: invitation._id.toHexString() }, body: {} };
  },
};

export const invitationFixtures: EndpointFixtures = {
  'myInvitations.list': { call: () => ({}) },
  'myInvitations.accept': onInvitation,
  'myInvitations.decline': onInvitation,
};
