import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, hiddenCandidateFor } from '../../walk/records.fixtures.ts';
import { createReceivedMail, filedOn } from './inbox.fixtures.ts';

const waiting = async () => ({ id: (await createReceivedMail())._id.toHexString() });

/** Fixture for a mail on a record that the caller may not see. */
const hidden =
  (body?: Record<string, unknown>): NonNullable<EndpointFixture['hidden']> =>
  async (world, caller) => {
    const candidate = await hiddenCandidateFor(world, caller);
    if (!candidate) return null;
    const { _id } = await createReceivedMail(filedOn(candidate._id));
    return { params: { id: _id.toHexString() }, ...(body && { body }) };
  };

/** Fixtures for received mails. */
export const inboxFixtures: EndpointFixtures = {
  'receivedMails.list': { call: () => ({}) },
  'receivedMails.body': {
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'candidate.readMessages');
      const { _id } = await createReceivedMail(filedOn(candidate._id));
      return { params: { id: _id.toHexString() } };
    },
    hidden: hidden(),
  },
  'receivedMails.file': {
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'candidate.readMessages');
      const body = { version: 1, candidateId: candidate._id.toHexString() };
      return { params: await waiting(), body };
    },
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      const body = candidate && { version: 1, candidateId: candidate._id.toHexString() };
      return body && { params: await waiting(), body };
    },
  },
  'receivedMails.dismiss': {
    call: async () => ({ params: await waiting(), body: { version: 1 } }),
    hidden: hidden({ version: 1 }),
  },
};
