import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { probeDomain } from '../testing/probe.domain.ts';
import { signInAs, type SignedIn } from '../testing/sign-in.ts';
import { overlappingPaths } from './field-versions.ts';

let test: TestApp;
let ana: SignedIn;
let ben: SignedIn;
beforeAll(async () => {
  test = await createTestApp({ domains: [probeDomain] });
  ana = await signInAs(test, 'recruiter');
  ben = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

const fresh = async (name: string) =>
  (await ana.post('/probes', { name, rank: 1 })).body.id as string;

describe('two people who edit one record', () => {
  it('have changes of different fields merged', async () => {
    const id = await fresh('Merge');
    await ana.patch(`/probes/${id}`, { version: 1, name: 'Merged' });
    const second = await ben.patch(`/probes/${id}`, { version: 1, rank: 9 });
    expect(second.body).toMatchObject({ name: 'Merged', rank: 9, version: 3 });
  });

  it('see the present state when both changed the same field', async () => {
    const id = await fresh('Clash');
    await ana.patch(`/probes/${id}`, { version: 1, name: 'By Ana' });
    const second = await ben.patch(`/probes/${id}`, { version: 1, name: 'By Ben', rank: 5 });
    expect(second.status).toBe(409);
    expect(second.body.error).toMatchObject({
      code: 'VERSION_CONFLICT',
      context: {
        version: 2,
        changedFields: ['name'],
        // The author's name, for the reader of the conflict dialog.
        by: 'Ada Okafor',
        current: { name: 'By Ana', rank: 1 },
      },
    });
    const again = await ben.patch(`/probes/${id}`, { version: 2, name: 'By Ben' });
    expect(again.body).toMatchObject({ name: 'By Ben', version: 3 });
  });

  it('lose no change when many write at once', async () => {
    const id = await fresh('Race');
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_x, i) =>
        (i % 2 ? ben : ana).patch(`/probes/${id}`, { version: 1, rank: i + 10 }),
      ),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    expect((await ana.get(`/probes/${id}`)).body.version).toBe(2);
  });

  it('cannot send a version from the future', async () => {
    const id = await fresh('Future');
    const answer = await ana.patch(`/probes/${id}`, { version: 99, name: 'No' });
    expect(answer.body.error.code).toBe('VERSION_CONFLICT');
  });
});

describe('conflicting paths', () => {
  const versions = { name: 3, 'links/a1': 5, 'links/b2/url': 6, link: 9 };

  it.each([
    ['the same path', 2, ['name'], ['name']],
    ['the same path, seen', 3, ['name'], []],
    ['another item of the list', 4, ['links.c3'], []],
    ['an item of the list', 4, ['links.a1'], ['links.a1']],
    ['what lies below', 5, ['links.b2'], ['links.b2.url']],
    ['what lies above', 4, ['links.a1.url'], ['links.a1']],
    ['the whole list', 4, ['links'], ['links.a1', 'links.b2.url']],
    ['a name that only begins alike', 4, ['lin'], []],
  ])('%s', (_name, base, changed, expected) => {
    expect(overlappingPaths(versions, base, changed)).toEqual(expected);
  });
});
