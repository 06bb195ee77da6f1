import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { ProbeModel, probeDomain } from '../testing/probe.domain.ts';
import { signInAs, type SignedIn } from '../testing/sign-in.ts';

// Ties, rows without a value, and a number that no page size divides.
const ranks = [null, null, null, ...Array.from({ length: 34 }, (_x, i) => Math.floor(i / 5))];

let test: TestApp;
let agent: SignedIn;
beforeAll(async () => {
  test = await createTestApp({ domains: [probeDomain] });
  agent = await signInAs(test, 'recruiter');
  await ProbeModel.insertMany(
    ranks.map((rank, i) => ({ name: `Row ${String(i).padStart(3, '0')}`, rank })),
  );
});
afterAll(() => test.close());

const page = async (sort: string, cursor?: string | null) => {
  const query = new URLSearchParams({ limit: '10', sort, ...(cursor && { cursor }) });
  const { body } = await agent.get(`/probes?${query}`);
  return body as {
    data: { id: string; rank: number | null }[];
    page: Record<'nextCursor' | 'prevCursor', string | null> & { from: number; total: number };
  };
};

describe.each(['rank', '-rank', 'name', '-name'])('a list sorted by %s', (sort) => {
  it('shows each row once, forwards and backwards, and keeps the count', async () => {
    const direction = sort.startsWith('-') ? -1 : 1;
    const field = sort.replace('-', '');
    const expected = (
      await ProbeModel.find({ deletedAt: null })
        .sort({ [field]: direction, _id: direction })
        .lean()
    ).map(({ _id }) => _id.toHexString());

    const forwards = [await page(sort)];
    while (forwards.at(-1)?.page.nextCursor)
      forwards.push(await page(sort, forwards.at(-1)?.page.nextCursor));
    expect(forwards.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(expected);
    expect(forwards.map((p) => p.page.from)).toEqual([1, 11, 21, 31]);
    expect(forwards[0]?.page).toMatchObject({ total: 37, totalIsCapped: false, prevCursor: null });

    const backwards = [forwards.at(-1)];
    while (backwards[0]?.page.prevCursor)
      backwards.unshift(await page(sort, backwards[0].page.prevCursor));
    expect(backwards.flatMap((p) => p?.data.map(({ id }) => id))).toEqual(expected);
    expect(backwards.map((p) => p?.page.from)).toEqual([1, 11, 21, 31]);
  });
});

it('does not repeat or lose rows when rows are inserted between pages', async () => {
  const first = await page('name');
  await ProbeModel.create({ name: 'Row 000 again' });
  const second = await page('name', first.page.nextCursor);
  expect(second.data.some(({ id }) => first.data.some((row) => row.id === id))).toBe(false);
  await ProbeModel.deleteOne({ name: 'Row 000 again' });
});

it('refuses a cursor of another sort or filter, and an invented one', async () => {
  const { nextCursor } = (await page('rank')).page;
  const made = Buffer.from('{"v":{"$gt":0},"i":"x","n":"next","r":1,"l":"x"}').toString(
    'base64url',
  );
  for (const query of [
    `limit=10&sort=name&cursor=${nextCursor}`,
    `limit=10&sort=rank&filter[name]=x&cursor=${nextCursor}`,
    `limit=10&sort=rank&cursor=${made}`,
  ]) {
    const { body } = await agent.get(`/probes?${query}`);
    expect(body.error.code).toBe('INVALID_CURSOR');
  }
});

it('counts a list when it is opened, not again for each page', async () => {
  const first = await page('rank');
  await ProbeModel.create({ name: 'Row 999', rank: 99 });
  const second = await page('rank', first.page.nextCursor);
  expect(second.page.total).toBe(first.page.total);
  expect((await page('rank')).page.total).toBe(first.page.total + 1);
  await ProbeModel.deleteOne({ name: 'Row 999' });
});
