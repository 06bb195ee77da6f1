import { createRemote } from './remote.fixtures.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';

/** On a separate remote with two builds, the second one current. */
const onRemote = (
  body: Record<string, unknown>,
  changes: Parameters<typeof createRemote>[2] = {},
): EndpointFixture => ({
  call: async ({ test }) => {
    const remote = await createRemote(test.config, ['build-1', 'build-2'], changes);
    return { params: { name: remote._id }, body: { version: remote.version, ...body } };
  },
  hidden: 'nothing is hidden',
});

export const releaseFixtures: EndpointFixtures = {
  'releases.list': { call: () => ({}) },
  'releases.switch': onRemote({ build: 'build-1', note: 'The list was slow.' }),
  'releases.rollback': onRemote({ note: 'The list was slow.' }),
  'releases.setCanary': onRemote({ build: 'build-1', share: 10, roles: ['recruiter'] }),
  'releases.endCanary': onRemote(
    { outcome: 'promote' },
    { canary: { build: 'build-1', share: 10, roles: [], userIds: [] } },
  ),
  'releases.report': {
    call: async ({ test }) => {
      const remote = await createRemote(test.config, ['build-1', 'build-2']);
      return { params: { name: remote._id, build: 'build-2' }, body: { readyMs: 640 } };
    },
    hidden: 'nothing is hidden',
  },
};
