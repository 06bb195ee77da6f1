import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';

const period = { from: '2026-01-01', to: '2026-03-31' };

/** Vetters only see reports on vetting. */
const onMetric: EndpointFixture = {
  call: (_world, { name }) => ({
    params: { metric: name === 'vetter' ? 'vetting_pass_rate' : 'funnel' },
    query: period,
  }),
  hidden: 'nothing is hidden',
};

export const reportFixtures: EndpointFixtures = {
  'report.catalogue': { call: () => ({ query: period }) },
  'report.candidates': { call: () => ({ query: period }) },
  'report.read': onMetric,
  'report.rows': onMetric,
};
