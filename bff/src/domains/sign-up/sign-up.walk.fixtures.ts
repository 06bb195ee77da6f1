import { newAddress, withFreshSession } from '../auth/auth.walk.fixtures.ts';
import { newPassword } from '../auth/auth.fixtures.ts';
import { formTicket } from '../intakes/api/form-ticket.ts';
import { testConfig } from '../../testing/test-config.ts';
import type { EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { createSignUp } from './sign-up.fixtures.ts';

export const signUpFixtures: EndpointFixtures = {
  'signUp.start': { call: () => ({}) },
  'signUp.begin': {
    call: () => ({
      body: {
        ticket: formTicket(testConfig().sessionSecret, new Date(Date.now() - 60_000)),
        firstName: 'Noor',
        lastName: 'Haddad',
        email: newAddress(),
        country: 'PT',
        timeZone: 'Europe/Lisbon',
        isSixteen: true,
        acceptTerms: true,
        mayStore: true,
        mayShare: false,
      },
    }),
  },
  'signUp.inspect': {
    call: async () => ({ body: { token: (await createSignUp({ email: newAddress() })).token } }),
  },
  'signUp.finish': withFreshSession(async () => ({
    body: { token: (await createSignUp({ email: newAddress() })).token, password: newPassword },
  })),
};
