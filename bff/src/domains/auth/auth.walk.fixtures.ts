import type { AccountTokenPurpose } from '@muster/contracts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { createPasswordUser, goodPassword, newPassword } from './auth.fixtures.ts';
import { issueToken, mintToken } from './api/account-tokens.ts';
import type { User } from '../../identity/user.model.ts';
import { signInAs, signInUser, type SignedIn } from '../../testing/sign-in.ts';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import type {
  EndpointFixture,
  EndpointFixtures,
  FixtureCall,
} from '../../walk/endpoint-fixture.fixtures.ts';
import { personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';

/** Calls with a separate session, because the call ends or changes it. */
export const withFreshSession = (
  call: (world: World, caller: Caller) => Promise<FixtureCall> | FixtureCall,
): EndpointFixture => ({
  call: async (world, caller) => ({
    as: await world.freshSession(caller),
    ...(await call(world, caller)),
  }),
});

/** Creates a user in the caller's role, with a known password. */
export async function personWithPassword(
  world: World,
  caller: Caller,
  changes: Partial<User> = {},
): Promise<SignedIn> {
  const { assignment } = personOf(caller);
  const user = await createPasswordUser(changes);
  const { companyId, candidateId } = assignment;
  const own = await createAssignment(user._id, assignment.role, { companyId, candidateId });
  return signInUser(world.test, user, own);
}

let addresses = 0;
/** Returns an address that no account has yet. */
export const newAddress = (): string => {
  addresses += 1;
  return `walk.${addresses}@muster.test`;
};

/** Returns the clear token of an account link mailed to this user. */
export async function tokenFor(user: User, purpose: AccountTokenPurpose): Promise<string> {
  const { _id: userId, email } = user;
  await transact(systemContext('fixture'), (tx) =>
    issueToken(tx, { purpose, userId, email, life: 3_600_000 }),
  );
  return mintToken(userId, purpose);
}

const resetToken = async () => tokenFor(await createPasswordUser(), 'password_reset');

async function inviteToken(): Promise<string> {
  const user = await createUser({ status: 'invited', emailVerifiedAt: null });
  await createAssignment(user._id, 'recruiter');
  return tokenFor(user, 'invite');
}

export const authFixtures: EndpointFixtures = {
  'auth.session': { call: () => ({}) },
  'auth.signIn': withFreshSession(async () => {
    const { email } = await createPasswordUser();
    return { body: { email, password: goodPassword, keepMe: false } };
  }),
  'auth.signOut': withFreshSession(() => ({ body: {} })),
  'auth.chooseRole': withFreshSession((_world, caller) => ({
    body: { assignmentId: personOf(caller).assignment._id.toHexString() },
  })),
  'auth.forgotPassword': { call: () => ({ body: { email: newAddress() } }) },
  'auth.resetPassword': withFreshSession(async () => ({
    body: { token: await resetToken(), password: newPassword },
  })),
  'auth.changePassword': {
    call: async (world, caller) => ({
      as: await personWithPassword(world, caller),
      body: { currentPassword: goodPassword, newPassword },
    }),
  },
  'auth.inspectLink': {
    call: async () => ({
      body: { token: await resetToken(), purpose: 'password_reset' },
    }),
  },
  'auth.acceptInvite': withFreshSession(async () => ({
    body: {
      token: await inviteToken(),
      password: newPassword,
      firstName: 'Mika',
      lastName: 'Salo',
      acceptTerms: true,
    },
  })),
  'auth.declineInvite': { call: async () => ({ body: { token: await inviteToken() } }) },
  'auth.confirmEmail': {
    call: async () => ({
      body: { token: await tokenFor(await createUser({ emailVerifiedAt: null }), 'email_verify') },
    }),
  },
  'auth.resendVerification': { call: () => ({ body: {} }) },
  'me.read': { call: () => ({}) },
  'me.draftKey': { call: () => ({}) },
  'me.update': {
    call: async (world, caller) => {
      const person = await personWithPassword(world, caller);
      return {
        as: person,
        body: {
          version: person.user.version,
          changes: { preferredName: 'Adi', timeFormat: 'h12' },
        },
      };
    },
  },
  'me.setLocation': withFreshSession(() => ({
    body: { country: 'PT', timeZone: 'Europe/Lisbon', timeFormat: 'h24', weekStarts: 'mon' },
  })),
  'me.changeEmail': {
    call: async (world, caller) => ({
      as: await personWithPassword(world, caller),
      body: { newEmail: newAddress(), password: goodPassword },
    }),
  },
  'me.sessions': { call: () => ({}) },
  'me.endSession': {
    call: async (world, caller) => {
      const other = await world.freshSession(caller);
      return { params: { id: other?.sessionId.toHexString() ?? '' } };
    },
    hidden: async (world) => {
      const stranger = await signInAs(world.test, 'recruiter');
      return { params: { id: stranger.sessionId.toHexString() } };
    },
  },
  'me.endOtherSessions': {
    call: async (world, caller) => ({ as: await personWithPassword(world, caller), body: {} }),
  },
};
