import type { EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import type { World } from '../../walk/world.fixtures.ts';
import { callTimesOf } from '../scheduling/api/call-times.ts';

/** Returns a time at which the account manager is free; each call takes another one. */
async function freeCall({ company }: World) {
  const times = await callTimesOf(company.accountManagerId, new Date());
  const { startsAt } = times[0] ?? { startsAt: new Date() };
  return { startsAt: startsAt.toISOString(), subject: 'Our next steps', phone: '+49 30 123456' };
}

export const clientTeamFixtures: EndpointFixtures = {
  'clientTeam.read': { call: () => ({}) },
  'clientTeam.email': {
    call: ({ company }) => ({
      params: { userId: company.accountManagerId.toHexString() },
      body: { subject: 'A question', message: 'When can we talk?' },
    }),
    hidden: ({ as }) => ({
      params: { userId: as('finance_hr').user._id.toHexString() },
      body: { subject: 'A question', message: 'When can we talk?' },
    }),
  },
  'clientTeam.callTimes': {
    call: ({ company }) => ({ params: { userId: company.accountManagerId.toHexString() } }),
    hidden: ({ as }) => ({ params: { userId: as('finance_hr').user._id.toHexString() } }),
  },
  'clientTeam.bookCall': {
    call: async (world) => ({
      params: { userId: world.company.accountManagerId.toHexString() },
      body: await freeCall(world),
    }),
    hidden: async (world) => ({
      params: { userId: world.as('finance_hr').user._id.toHexString() },
      body: await freeCall(world),
    }),
  },
};
