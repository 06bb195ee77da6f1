import type { EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';

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
};
