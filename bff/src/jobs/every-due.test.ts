import { TaskModel } from '../records/tasks/task.model.ts';
import { createCandidateRecord } from '../domains/candidates/candidate.fixtures.ts';
import { inMinutes, inVetting } from '../domains/vetting/vetting.fixtures.ts';
import { askToRenew } from '../domains/vetting/vetting.jobs.ts';
import { CandidateModel } from '../records/candidates/candidate.model.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { everyDue } from './every-due.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await CandidateModel.deleteMany();
});

it('visits each record once, over any number of pages and despite changes to the records', async () => {
  const made: string[] = [];
  for (let i = 0; i < 7; i += 1) made.push((await createCandidateRecord())._id.toHexString());
  const seen: string[] = [];
  const { signal } = new AbortController();
  for await (const { _id } of everyDue(CandidateModel, { deletedAt: null }, signal, 3)) {
    seen.push(_id.toHexString());
    if (seen.length % 2 === 0)
      await CandidateModel.updateOne({ _id }, { $set: { deletedAt: new Date() } });
  }
  expect(seen).toEqual(made.toSorted());
});

it('stops when it is aborted', async () => {
  for (let i = 0; i < 4; i += 1) await createCandidateRecord();
  const stop = new AbortController();
  let seen = 0;
  for await (const _one of everyDue(CandidateModel, {}, stop.signal, 3)) {
    seen += 1;
    if (seen === 2) stop.abort();
  }
  expect(seen).toBe(2);
});

it('reaches later candidates even if those already handled fill the first page', async () => {
  const vettingExpiresAt = inMinutes(60 * 24 * 20);
  const first = await inVetting('vetted', { vettingExpiresAt });
  const { _id: _own, ...facts } = first;
  await CandidateModel.insertMany(
    Array.from({ length: 210 }, (_unused, n) => ({
      ...facts,
      number: `C-9${String(n).padStart(5, '0')}`,
      email: null,
      emailNorm: null,
    })),
  );
  await TaskModel.deleteMany();
  expect(await askToRenew(new AbortController().signal)).toBe(211);
  expect(await TaskModel.countDocuments({ kind: 'review' })).toBe(211);
});
