import { formTicket } from '../../domains/intakes/form-ticket.ts';
import { testConfig } from '../../testing/test-config.ts';
import type { EndpointFixtures } from '../endpoint-fixture.fixtures.ts';

export const intakeFixtures: EndpointFixtures = {
  'intakes.startJobRequest': { call: () => ({}) },
  'intakes.requestJob': {
    call: (_world, caller) => ({
      body: {
        ticket: formTicket(testConfig().sessionSecret, new Date(Date.now() - 60_000)),
        contact: {
          name: 'Ines Duarte',
          email: `ines@${caller.name.replaceAll('_', '-')}.example`,
          company: `Northwind ${caller.name}`,
          country: 'PT',
          timeZone: 'Europe/Lisbon',
        },
        title: 'Platform engineer',
        engagement: 'full_time_contract',
        skills: ['Kubernetes'],
        seats: 2,
        start: null,
        budget: null,
        description: 'Somebody who keeps our clusters alive.',
      },
    }),
  },
};
