import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createSkill } from './skill.fixtures.ts';
import { SkillModel } from '../../records/skills/skill.model.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  await createSkill('React', ['ReactJS', 'React.js'], { usageCount: 5 });
  await createSkill('React Native', ['RN'], { usageCount: 9 });
  await createSkill('Kubernetes', ['k8s']);
  await createSkill('Old thing', [], { status: 'retired' });
});
afterAll(() => test.close());

const found = async (q: string) =>
  (await recruiter.get(`/skills?q=${encodeURIComponent(q)}`)).body.map(
    ({ name, matchedAlias }: { name: string; matchedAlias: string | null }) => [name, matchedAlias],
  );

describe('search', () => {
  it('finds by name and alias, whole words first', async () => {
    expect(await found('react')).toEqual([
      ['React', null],
      ['React Native', null],
    ]);
    expect(await found('K8')).toEqual([['Kubernetes', 'k8s']]);
    expect(await found('react js')).toEqual([['React', 'ReactJS']]);
    expect(await found('native')).toEqual([]);
    expect(await found('.*')).toEqual([]);
    expect(await found('old')).toEqual([]);
  });

  it('finds by ids, including retired skills', async () => {
    const old = await SkillModel.findOne({ name: 'Old thing' }).lean();
    const { body } = await recruiter.get(`/skills?ids=${String(old?._id)}`);
    expect(body).toMatchObject([{ name: 'Old thing', status: 'retired' }]);
  });
});

it('maps a pasted list to skills', async () => {
  const { body } = await recruiter.post('/skills/map', {
    text: '- reactJS, K8S\n• Basket weaving\n\nreact.js;;',
  });
  expect(
    body.items.map(({ input, skill }: { input: string; skill: { name: string } | null }) => [
      input,
      skill?.name ?? null,
    ]),
  ).toEqual([
    ['react.js', 'React'],
    ['K8S', 'Kubernetes'],
    ['Basket weaving', null],
  ]);
});

describe('proposing', () => {
  it('returns the skill that is known by this name or alias', async () => {
    const { body } = await recruiter.post('/skills', { name: 'react-js' });
    expect(body).toMatchObject({ name: 'React', status: 'active' });
  });

  it('makes one proposal if two users propose at once', async () => {
    const [a, b] = await Promise.all(
      ['Basket Weaving', 'basket weaving'].map((name) => recruiter.post('/skills', { name })),
    );
    expect([a?.status, b?.status]).toEqual([201, 201]);
    expect(a?.body.id).toBe(b?.body.id);
    expect(a?.body.status).toBe('proposed');
  });

  it('refuses invalid names, and users who may not propose', async () => {
    expect((await recruiter.post('/skills', { name: '...' })).status).toBe(422);
    const viewer = await signInAs(test, 'staff_viewer');
    expect((await viewer.post('/skills', { name: 'Anything' })).status).toBe(403);
  });
});
