import { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { DuplicateHintModel } from './duplicate-hint.model.ts';
import { refreshHints } from './refresh-hints.ts';

let test: TestApp;
let recruiter: SignedIn;
let owner: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  owner = await signInAs(test, 'owner');
});
afterAll(() => test.close());
beforeEach(async () => {
  await CandidateModel.deleteMany({});
  await DuplicateHintModel.deleteMany({});
});

const hex = ({ _id }: Pick<Candidate, '_id'>) => _id.toHexString();
const phone = (n: number) => ({ phone: `+351 910 000 ${n}` });
const mail = (value: string) => ({
  contacts: [
    {
      kind: 'email' as const,
      label: 'other' as const,
      value,
      valueNorm: value,
      isPrimary: false,
      verifiedAt: null,
    },
  ] as unknown as Candidate['contacts'],
});
let people = 0;
/** Creates a candidate with a unique name and refreshes their pairs as after each change. */
async function person(changes: Partial<Candidate>): Promise<Candidate> {
  people += 1;
  const candidate = await createCandidateRecord({ lastName: `Duarte ${people}`, ...changes });
  await refreshHints(hex(candidate));
  return candidate;
}
const duplicatesOf = async (candidate: Candidate, as = recruiter) =>
  (await as.get(`/candidates/${hex(candidate)}/duplicates`)).body;
const idsOf = (group: { people: { id: string }[] }) => group.people.map(({ id }) => id).toSorted();

describe('possible duplicates', () => {
  it('are shown with what they share, also through a third candidate, and once in the list', async () => {
    const photoFileId = new Types.ObjectId();
    const first = await person({ ...phone(101), photoFileId });
    const second = await person({ ...phone(101), ...mail('second@people.test') });
    const third = await person(mail('second@people.test'));
    await person(phone(199));
    const group = await duplicatesOf(first);
    const all = [first, second, third].map(hex).toSorted();
    expect(idsOf(group)).toEqual(all);
    const photos = group.people.flatMap(({ photo }: { photo?: string }) => photo ?? []);
    expect(photos).toEqual([`/api/v1/candidates/${hex(first)}/photo/${photoFileId.toHexString()}`]);
    expect(group.pairs).toEqual([
      expect.objectContaining({ signals: ['email'], score: 100 }),
      expect.objectContaining({ signals: ['phone'], score: 80 }),
    ]);
    const { body } = await recruiter.get('/duplicates?limit=1');
    expect(body.data.map(idsOf)).toEqual([all]);
    const { body: rest } = await recruiter.get(`/duplicates?limit=1&cursor=${body.nextCursor}`);
    expect(rest).toEqual({ data: [], nextCursor: null });
  });

  it('disappear once they share nothing or one is deleted', async () => {
    const one = await person(phone(102));
    const other = await person(phone(102));
    await recruiter.patch(`/candidates/${hex(other)}/contact-information`, {
      version: other.version,
      changes: { phone: '+351 910 000 777' },
    });
    await refreshHints(hex(other));
    expect((await duplicatesOf(one)).people).toEqual([]);
    expect(await DuplicateHintModel.countDocuments({})).toBe(0);
    const third = await person(phone(102));
    expect((await duplicatesOf(one)).people).toHaveLength(2);
    await CandidateModel.updateOne({ _id: third._id }, { $set: { deletedAt: new Date() } });
    await refreshHints(hex(third));
    expect((await duplicatesOf(one)).people).toEqual([]);
  });

  it('are hidden from users who may not see them, also as a link between others', async () => {
    const first = await person(phone(103));
    await person({ ...phone(103), ...mail('bridge@people.test'), isPrivate: true });
    const third = await person(mail('bridge@people.test'));
    expect((await duplicatesOf(first)).people).toEqual([]);
    expect((await recruiter.get('/duplicates')).body.data).toEqual([]);
    expect((await duplicatesOf(third, owner)).people).toHaveLength(3);
  });

  it('are not proposed again once marked as different people, until the mark is removed', async () => {
    const one = await person(phone(104));
    const other = await person(phone(104));
    const path = `/candidates/${hex(one)}/duplicates/${hex(other)}`;
    for (const _again of [1, 2])
      expect((await recruiter.post(`${path}/not-duplicate`)).body.status).toBe('not_duplicate');
    await refreshHints(hex(one));
    expect((await duplicatesOf(other)).people).toEqual([]);
    expect((await recruiter.post(`${path}/reopen`)).body.status).toBe('open');
    expect((await duplicatesOf(other)).people).toHaveLength(2);
    const stranger = await person(phone(105));
    const { status } = await recruiter.post(
      `/candidates/${hex(one)}/duplicates/${hex(stranger)}/not-duplicate`,
    );
    expect(status).toBe(404);
  });
});
