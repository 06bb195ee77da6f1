import type { PermissionName } from '@muster/contracts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, hiddenCandidateFor } from '../../walk/records.fixtures.ts';

const said = { purpose: 'contact', granted: true };

const onCandidate = (
  permission: PermissionName,
  body?: Record<string, unknown>,
): EndpointFixture => ({
  call: async (world, caller) => {
    const { _id } = await candidateFor(world, caller, permission);
    return { params: { id: _id.toHexString() }, ...(body && { body }) };
  },
  hidden: async (world, caller) => {
    const candidate = await hiddenCandidateFor(world, caller);
    return candidate && { params: { id: candidate._id.toHexString() }, ...(body && { body }) };
  },
});

export const consentFixtures: EndpointFixtures = {
  'consents.read': onCandidate('consent.read'),
  'consents.record': onCandidate('consent.record', { ...said, note: 'By phone, on Monday.' }),
  'ownConsents.read': { call: () => ({}) },
  'ownConsents.record': { call: () => ({ body: { ...said, textVersion: '2026-11' } }) },
};
