import { createPasswordUser, goodPassword } from '../auth.fixtures.ts';
import { codeOf, preparePending, switchOn, type TwoStep } from './two-factor.fixtures.ts';
import { signInUser, type SignedIn } from '../../../testing/sign-in.ts';
import type {
  EndpointFixture,
  EndpointFixtures,
  FixtureCall,
} from '../../../walk/endpoint-fixture.fixtures.ts';
import type { Caller, World } from '../../../walk/world.fixtures.ts';
import {
  newAddress,
  personWithPassword,
  tokenFor,
  withFreshSession,
} from '../auth.walk.fixtures.ts';

/** Creates a user in the caller's role, with an app and its codes. */
async function personWithTwoStep(
  world: World,
  caller: Caller,
): Promise<TwoStep & { person: SignedIn }> {
  const person = await personWithPassword(world, caller);
  return { person, ...(await switchOn(person.user._id)) };
}

const asPersonWithTwoStep: EndpointFixture = {
  call: async (world, caller) => ({
    as: (await personWithTwoStep(world, caller)).person,
    body: {},
  }),
};

async function halfSignedIn(world: World, caller: Caller): Promise<FixtureCall> {
  const { person, secret } = await personWithTwoStep(world, caller);
  const as = await signInUser(world.test, person.user, person.assignment, {
    assignmentId: null,
    secondStepDue: true,
  });
  return { as, body: { code: codeOf(secret) } };
}

export const twoFactorFixtures: EndpointFixtures = {
  'twoFactor.verify': { call: halfSignedIn },
  'twoFactor.prove': {
    call: async (world, caller) => ({
      as: await personWithPassword(world, caller),
      body: { password: goodPassword },
    }),
  },
  'twoFactor.sendMagicLink': { call: () => ({ body: { email: newAddress() } }) },
  'twoFactor.useMagicLink': withFreshSession(async () => ({
    body: { token: await tokenFor(await createPasswordUser(), 'magic_sign_in'), keepMe: false },
  })),
  'twoFactor.read': { call: () => ({}) },
  'twoFactor.setUp': {
    call: async (world, caller) => ({ as: await personWithPassword(world, caller), body: {} }),
  },
  'twoFactor.confirm': {
    call: async (world, caller) => {
      const as = await personWithPassword(world, caller);
      return { as, body: { code: codeOf(await preparePending(as.user._id)) } };
    },
  },
  'twoFactor.renewRecoveryCodes': asPersonWithTwoStep,
  'twoFactor.disable': asPersonWithTwoStep,
};
