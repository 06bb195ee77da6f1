import { dayMs } from '@muster/contracts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, hiddenCandidateFor, personOf } from '../../walk/records.fixtures.ts';
import { createPromise } from './promise.fixtures.ts';

const inTwoWeeks = () => new Date(Date.now() + 14 * dayMs).toISOString().slice(0, 10);

const onPromise = (body?: () => Record<string, unknown>): EndpointFixture => ({
  call: async (world, caller) => {
    const candidate = await candidateFor(world, caller, 'candidate.read');
    const { _id } = await createPromise(candidate, personOf(caller).user._id);
    return { params: { id: _id.toHexString() }, ...(body && { body: { version: 1, ...body() } }) };
  },
  hidden: async (world, caller) => {
    const candidate = await hiddenCandidateFor(world, caller);
    if (!candidate) return null;
    const { _id } = await createPromise(candidate, world.colleague._id);
    return { params: { id: _id.toHexString() }, ...(body && { body: { version: 1, ...body() } }) };
  },
});

/** Promises to candidates and clients. */
export const promiseFixtures: EndpointFixtures = {
  'promises.list': {
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'candidate.read');
      await createPromise(candidate, world.colleague._id);
      return { query: { subjectType: 'candidate', subjectId: candidate._id.toHexString() } };
    },
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return (
        candidate && {
          query: { subjectType: 'candidate', subjectId: candidate._id.toHexString() },
        }
      );
    },
  },
  'promises.read': onPromise(),
  'promises.keep': onPromise(() => ({})),
  'promises.move': onPromise(() => ({ dueOn: inTwoWeeks(), reason: 'The client is away' })),
  'promises.withdraw': onPromise(() => ({})),
};
