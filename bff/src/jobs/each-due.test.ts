import { createCandidateRecord } from '../domains/candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../records/candidates/candidate.model.ts';
import { AppError } from '../http/app-error.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { eachDue } from './each-due.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await CandidateModel.deleteMany();
});

const { signal } = new AbortController();
const due = { deletedAt: null };

async function three(): Promise<[Candidate, Candidate, Candidate]> {
  const made = [
    await createCandidateRecord(),
    await createCandidateRecord(),
    await createCandidateRecord(),
  ];
  // In the order in which they are processed.
  const [first, second, third] = made.toSorted((one, other) =>
    one._id.toHexString().localeCompare(other._id.toHexString()),
  );
  if (!first || !second || !third) throw new Error('Three records were to be made');
  return [first, second, third];
}

it('skips a record that is no longer due when its turn comes', async () => {
  const [first, second] = await three();
  const seen: string[] = [];
  const done = await eachDue<Candidate>(CandidateModel, due, {
    as: 'test.due',
    signal,
    work: async (_tx, { _id }) => {
      seen.push(_id.toHexString());
      // A user deletes the next one meanwhile, outside of this transaction.
      if (_id.equals(first._id))
        await CandidateModel.updateOne({ _id: second._id }, { $set: { deletedAt: new Date() } });
      return 1;
    },
  });
  expect(seen).not.toContain(second._id.toHexString());
  expect(done).toBe(2);
});

it('rolls back a record whose work fails, and still handles the others', async () => {
  const [, broken] = await three();
  const work = eachDue<Candidate>(CandidateModel, due, {
    as: 'test.due',
    signal,
    work: async (tx, { _id }) => {
      await CandidateModel.updateOne({ _id }, { $set: { headline: 'Seen' } }, tx);
      if (_id.equals(broken._id)) throw new Error('This one is broken');
      return 1;
    },
  });
  await expect(work).rejects.toThrow('This one is broken');
  expect(await CandidateModel.countDocuments({ headline: 'Seen' })).toBe(2);
  expect(await CandidateModel.exists({ _id: broken._id, headline: 'Seen' })).toBeNull();
});

it('does something else if the work is refused, and does not count that record', async () => {
  const [, refused] = await three();
  const told: string[] = [];
  const done = await eachDue<Candidate>(CandidateModel, due, {
    as: 'test.due',
    signal,
    work: async (_tx, { _id }) => {
      if (_id.equals(refused._id)) throw new AppError('INVALID_TRANSITION');
      return 1;
    },
    refused: async (_tx, { _id }) => void told.push(_id.toHexString()),
  });
  expect(done).toBe(2);
  expect(told).toEqual([refused._id.toHexString()]);
});
