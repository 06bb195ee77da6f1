import type { PermissionName } from '@muster/contracts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, hiddenCandidateFor, personOf } from '../../walk/records.fixtures.ts';
import { onApplication } from '../applications/applications.walk.fixtures.ts';
import { companyFor, hiddenCompanyFor } from '../companies/companies.walk.fixtures.ts';
import { createCallRecord } from './call.fixtures.ts';

const call = () => ({
  happenedAt: new Date(Date.now() - 1000).toISOString(),
  direction: 'out',
  outcome: 'spoke',
});

const onCompany = (permission: PermissionName, body?: () => object): EndpointFixture => ({
  call: async (world, caller) => {
    const { _id } = await companyFor(world, caller, permission);
    return { params: { id: _id.toHexString() }, ...(body && { body: { ...body() } }) };
  },
  hidden: async (world, caller) => {
    const company = await hiddenCompanyFor(world, caller);
    return (
      company && { params: { id: company._id.toHexString() }, ...(body && { body: { ...body() } }) }
    );
  },
});

/** Fixtures for mails to and calls with candidates and clients. */
export const communicationFixtures: EndpointFixtures = {
  'communications.ofCandidate': {
    call: async (world, caller) => ({
      params: {
        id: (await candidateFor(world, caller, 'candidate.readMessages'))._id.toHexString(),
      },
    }),
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return candidate && { params: { id: candidate._id.toHexString() } };
    },
  },
  'communications.logCall': {
    call: async (world, caller) => ({
      params: { id: (await candidateFor(world, caller, 'candidate.logCall'))._id.toHexString() },
      body: call(),
    }),
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return candidate && { params: { id: candidate._id.toHexString() }, body: call() };
    },
  },
  'communications.logCalls': {
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'candidate.logCall');
      return { body: { ids: [candidate._id.toHexString()], ...call() } };
    },
  },
  'communications.ofApplication': onApplication('application.read', undefined, {
    versioned: false,
  }),
  'communications.contactsOfCompany': onCompany('company.writeMessages'),
  'communications.logCompanyCall': onCompany('company.logCall', call),
  'communications.removeCall': {
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'candidate.logCall');
      const createdBy = personOf(caller).user._id;
      const { _id } = await createCallRecord(candidate._id, { createdBy });
      return { params: { id: _id.toHexString() }, body: { version: 1 } };
    },
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      if (!candidate) return null;
      const { _id } = await createCallRecord(candidate._id, { createdBy: world.colleague._id });
      return { params: { id: _id.toHexString() }, body: { version: 1 } };
    },
  },
};
