import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { candidateFor, hiddenCandidateFor, personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { createPlacement } from '../placements/placement.fixtures.ts';
import { completeFacts, createIdentity } from './legal-identity.fixtures.ts';
import type { LegalIdentityRecord } from './legal-identity.model.ts';

type Permission = 'signature.create' | 'legalIdentity.update' | 'legalIdentity.verify';
type Body = ((identity: LegalIdentityRecord) => Record<string, unknown>) | null;

const idOf = ({ _id }: { _id: { toHexString(): string } }) => _id.toHexString();
const named = (record: { _id: { toHexString(): string } }) => ({ params: { id: idOf(record) } });

/** Creates a user in the caller's role, with a record of their own and no identity yet. */
async function ownAccount({ test }: World, { name }: Caller) {
  const record = await createCandidateRecord();
  const role = name === 'contractor' ? 'contractor' : 'candidate';
  if (role === 'contractor') await createPlacement(record._id);
  const as = await signInAs(test, role, { assignment: { candidateId: record._id } });
  return { record, as };
}

const onOwn = (
  changes: Partial<LegalIdentityRecord>,
  body: Record<string, unknown>,
): EndpointFixture => ({
  call: async (world, caller) => {
    const { record, as } = await ownAccount(world, caller);
    return {
      ...named(await createIdentity(record, changes)),
      body: { version: 1, ...body },
      as,
    };
  },
  hidden: async () => ({
    ...named(await createIdentity(await createCandidateRecord(), changes)),
    body: { version: 1, ...body },
  }),
});

const onCandidate = (
  permission: Permission,
  body: Record<string, unknown> | null = null,
): EndpointFixture => ({
  call: async (world, caller) => ({
    ...named(await candidateFor(world, caller, permission)),
    ...(body && { body }),
  }),
  hidden: async (world, caller) => {
    const candidate = await hiddenCandidateFor(world, caller);
    return candidate && { ...named(candidate), ...(body && { body }) };
  },
});

/** Fixture for a draft entered by the caller, or for one that waits for verification. */
const onIdentity = (
  permission: Permission,
  status: LegalIdentityRecord['status'],
  body: Body,
): EndpointFixture => {
  const on = async (candidate: Candidate, caller: Caller) => {
    const typedBy = status === 'draft' ? [personOf(caller).user._id] : [];
    const identity = await createIdentity(candidate, { status, typedBy });
    return { ...named(identity), ...(body && { body: { version: 1, ...body(identity) } }) };
  };
  return {
    call: async (world, caller) => on(await candidateFor(world, caller, permission), caller),
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return candidate && on(candidate, caller);
    },
  };
};

const begun = { kind: 'individual', facts: completeFacts };

export const legalIdentityFixtures: EndpointFixtures = {
  'ownIdentities.list': { call: () => ({}) },
  'ownIdentities.create': {
    call: async (world, caller) => {
      const { as } = await ownAccount(world, caller);
      return { body: begun, as };
    },
  },
  'ownIdentities.update': onOwn({}, { changes: { city: 'Porto' } }),
  'ownIdentities.submit': onOwn({}, {}),
  'legalIdentities.ofCandidate': onCandidate('signature.create'),
  'legalIdentities.create': onCandidate('legalIdentity.update', begun),
  'legalIdentities.read': onIdentity('legalIdentity.update', 'draft', null),
  'legalIdentities.update': onIdentity('legalIdentity.update', 'draft', () => ({
    changes: { city: 'Porto' },
  })),
  'legalIdentities.verify': onIdentity('legalIdentity.verify', 'submitted', () => ({})),
  'legalIdentities.reject': onIdentity('legalIdentity.verify', 'submitted', () => ({
    note: 'The photo cannot be read.',
    fieldNotes: [{ field: 'idDocument', note: 'Too dark.' }],
  })),
  'legalIdentities.document': {
    call: async (world, caller) => {
      if (caller.name === 'candidate' || caller.name === 'contractor') {
        const { record, as } = await ownAccount(world, caller);
        return { ...named(await createIdentity(record)), as };
      }
      const candidate = await candidateFor(world, caller, 'legalIdentity.update');
      const typedBy = [personOf(caller).user._id];
      return named(await createIdentity(candidate, { typedBy }));
    },
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return candidate && named(await createIdentity(candidate));
    },
  },
};
