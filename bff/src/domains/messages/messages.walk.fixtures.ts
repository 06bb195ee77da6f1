import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import type { EmailMessage } from '../../mail/email-message.model.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, hiddenCandidateFor, personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';
import { createLink } from '../links/links.fixtures.ts';
import { createBatchRecord, createMessageRecord } from './message.fixtures.ts';

let made = 0;
const reachable = () => ({ email: `walked.${(made += 1)}@people.test` });

const own = async (world: World, caller: Caller, changes: Partial<EmailMessage> = {}) => {
  const candidate = await candidateFor(world, caller, 'message.send', reachable());
  const mail = await createMessageRecord(personOf(caller).user._id, candidate, changes);
  return mail._id.toHexString();
};
const foreign = async ({ colleague }: World, { name }: Caller, changes = {}) => {
  if (name === 'owner' || name === 'admin') return null;
  const candidate = await createCandidateRecord(reachable());
  return (await createMessageRecord(colleague._id, candidate, changes))._id.toHexString();
};

const on = (
  body?: Record<string, unknown>,
  changes: Partial<EmailMessage> = {},
): EndpointFixture => ({
  call: async (world, caller) => ({
    params: { id: await own(world, caller, changes) },
    ...(body && { body }),
  }),
  hidden: async (world, caller) => {
    const id = await foreign(world, caller, changes);
    return id === null ? null : { params: { id }, ...(body && { body }) };
  },
});

const draft = (subjectId: string) => ({
  body: { subjectType: 'candidate', subjectId, subject: 'Hello', text: 'Good morning' },
});

const batchOf = (body?: Record<string, unknown>): EndpointFixture => ({
  call: async (_world, caller) => ({
    params: { id: (await createBatchRecord(personOf(caller).user._id))._id.toHexString() },
    ...(body && { body }),
  }),
  hidden: async ({ colleague }, { name }) =>
    name === 'owner' || name === 'admin'
      ? null
      : {
          params: { id: (await createBatchRecord(colleague._id))._id.toHexString() },
          ...(body && { body }),
        },
});

/** Creates a link to unsubscribe for the caller. */
const linkFor = async ({ signedIn }: Caller) => {
  const holderEmail = signedIn?.user.email ?? 'guest@client.test';
  return createLink({ purpose: 'unsubscribe', holderEmail, scopes: ['mail:unsubscribe'] });
};
const onLink: EndpointFixture = {
  call: async (_world, caller) => {
    const { token, stored } = await linkFor(caller);
    return { params: { handle: stored.handle }, headers: { Cookie: `muster.link=${token}` } };
  },
  hidden: async (_world, caller) => {
    const [mine, other] = [await linkFor(caller), await linkFor(caller)];
    return {
      params: { handle: other.stored.handle },
      headers: { Cookie: `muster.link=${mine.token}` },
    };
  },
};

/** Written mails, and the page that unsubscribes. */
export const messageFixtures: EndpointFixtures = {
  'messages.list': { call: () => ({}) },
  'messages.create': {
    call: async (world, caller) =>
      draft((await candidateFor(world, caller, 'message.send', reachable()))._id.toHexString()),
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller, reachable());
      return candidate && draft(candidate._id.toHexString());
    },
  },
  'messages.preview': {
    call: async (world, caller) =>
      draft((await candidateFor(world, caller, 'message.send', reachable()))._id.toHexString()),
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller, reachable());
      return candidate && draft(candidate._id.toHexString());
    },
  },
  'messages.senders': { call: () => ({}) },
  'bulkMail.send': {
    call: async (world, caller) => {
      const one = await candidateFor(world, caller, 'candidate.bulkEmail', reachable());
      return { body: { ids: [one._id.toHexString()], subject: 'Hello', text: 'Good morning' } };
    },
  },
  'bulkMail.read': batchOf(),
  'bulkMail.retry': batchOf({}),
  'bulkMail.undo': batchOf({}),
  'messages.read': on(),
  'messages.update': on({ version: 1, changes: { subject: 'Good day' } }),
  'messages.send': on({ version: 1, sendAt: null }),
  'messages.cancel': on({ version: 1 }, { status: 'queued' }),
  'messages.retry': on({ version: 1 }, { status: 'failed' }),
  'unsubscribe.read': onLink,
  'unsubscribe.confirm': onLink,
};
