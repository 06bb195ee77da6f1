import { Types } from 'mongoose';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { AuditValueModel } from '../../../audit/audit-value.model.ts';
import { addDays, addMonths, today } from '../../../db/calendar-day.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createPlacement } from '../../placements/placement.fixtures.ts';
import { createSkill } from '../../skills/skill.fixtures.ts';
import { SkillModel } from '../../../records/skills/skill.model.ts';
import { createCandidateRecord } from '../candidate.fixtures.ts';
import type { Candidate, CandidateSkill } from '../../../records/candidates/candidate.model.ts';

let test: TestApp;
let recruiter: SignedIn;
let lead: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  lead = await signInAs(test, 'team_lead');
});
afterAll(() => test.close());

let candidate: Candidate;
let path: string;
beforeEach(async () => {
  candidate = await createCandidateRecord();
  path = `/candidates/${candidate._id.toHexString()}`;
});

const field = (error: { fields?: { path: string; code: string }[] }) =>
  error.fields?.map(({ path: where, code }) => `${where} ${code}`);

describe('contact information', () => {
  const patch = (changes: object, more: object = {}, agent = recruiter) =>
    agent.patch(`${path}/contact-information`, { version: 1, changes, ...more });

  it('changes the fields named, and the values derived from them', async () => {
    const { status, body } = await patch({ firstName: 'Rui', headline: 'Go engineer' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Rui Duarte', lastName: 'Duarte', version: 2 });
    expect((await recruiter.get('/candidates?q=rui+go')).body.data).toHaveLength(1);
  });

  it('merges changes of different fields by two editors', async () => {
    const [a, b] = await Promise.all([
      patch({ firstName: 'Rui' }),
      patch({ city: 'Porto' }, {}, lead),
    ]);
    expect([a.status, b.status]).toEqual([200, 200]);
    expect((await recruiter.get(path)).body).toMatchObject({
      firstName: 'Rui',
      city: 'Porto',
      version: 3,
    });
  });

  it('stops the second editor of a field and shows what the first wrote', async () => {
    await patch({ firstName: 'Rui' }, {}, lead);
    const { status, body } = await patch({ firstName: 'Ruy', city: 'Porto' });
    expect(status).toBe(409);
    expect(body.error).toMatchObject({
      code: 'VERSION_CONFLICT',
      context: {
        version: 2,
        changedFields: ['firstName'],
        by: 'Ada Okafor',
        current: { firstName: 'Rui', city: 'Lisbon' },
      },
    });
  });

  it('refuses the mail address of another live candidate, whichever is written first', async () => {
    const others = await Promise.all([createCandidateRecord(), createCandidateRecord()]);
    const answers = await Promise.all(
      others.map(({ _id }) =>
        recruiter.patch(`/candidates/${_id.toHexString()}/contact-information`, {
          version: 1,
          changes: { email: 'Shared@people.test' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const index = answers.findIndex(({ status }) => status === 409);
    const { error } = answers[index]?.body ?? {};
    const other = others[1 - index];
    expect(field(error)).toEqual(['changes.email NOT_UNIQUE']);
    expect(error).toMatchObject({
      code: 'DUPLICATE',
      context: { existingId: other?._id.toHexString(), number: other?.number },
    });
  });

  it('does not reveal the owner of a mail address to users who may not open that record', async () => {
    await createCandidateRecord({ email: 'private@people.test', isPrivate: true });
    const { status, body } = await patch({ email: 'private@people.test' });
    expect([status, field(body.error)]).toEqual([409, ['changes.email NOT_UNIQUE']]);
    expect(body.error.context ?? {}).toEqual({});
  });

  it('refuses to remove the last identifying field of a candidate', async () => {
    expect(field((await patch({ email: null })).body.error)).toEqual(['changes.email REQUIRED']);
  });

  it('lets only owners and admins make a record private', async () => {
    expect(field((await patch({ isPrivate: true })).body.error)).toEqual([
      'changes.isPrivate NOT_ALLOWED',
    ]);
    const owner = await signInAs(test, 'owner');
    expect((await patch({ isPrivate: true }, {}, owner)).body.isPrivate).toBe(true);
    expect((await recruiter.get(path)).status).toBe(404);
  });

  it('keeps one primary contact of each kind: the one chosen last', async () => {
    const mail = (value: string) => ({ kind: 'email', label: 'work', value, isPrimary: true });
    const first = await patch({}, { contacts: { upsert: [mail('one@people.test')] } });
    const { body } = await recruiter.patch(`${path}/contact-information`, {
      version: first.body.version,
      contacts: {
        upsert: [
          mail('two@people.test'),
          { kind: 'phone', label: 'home', value: '912 345 678', isPrimary: true },
        ],
      },
    });
    expect(
      body.contact.contacts.map(({ value, isPrimary }: { value: string; isPrimary: boolean }) => [
        value,
        isPrimary,
      ]),
    ).toEqual([
      ['one@people.test', false],
      ['two@people.test', true],
      ['912 345 678', true],
    ]);
  });

  it.each([
    [
      'eleven of a kind',
      Array.from({ length: 11 }, (_, i) => ({ kind: 'messenger', value: `m${i}` })),
      'contacts TOO_MANY',
    ],
    [
      'one twice',
      [
        { kind: 'email', value: 'A@people.test' },
        { kind: 'email', value: 'a@people.test' },
      ],
      'contacts.upsert[1].value NOT_UNIQUE',
    ],
    [
      'no mail address',
      [{ kind: 'email', value: 'nobody' }],
      'contacts.upsert[0].value INVALID_FORMAT',
    ],
    [
      'an item of another record',
      [{ id: 'a'.repeat(24), kind: 'messenger', value: 'x' }],
      'contacts.upsert[0].id NOT_FOUND',
    ],
  ])('refuses %s', async (_case, items, refusal) => {
    const upsert = items.map((item) => ({ label: 'other', ...item }));
    expect(field((await patch({}, { contacts: { upsert } })).body.error)).toEqual([refusal]);
  });

  it('keeps old and new values in the audit trail', async () => {
    await patch({ city: 'Porto' });
    const value = await AuditValueModel.findOne({
      entityId: candidate._id.toHexString(),
      path: 'city',
    }).lean();
    expect(value).toMatchObject({ oldValue: 'Lisbon', newValue: 'Porto' });
  });

  it.each([
    ['account_manager', 403],
    ['vetter', 403],
    ['finance_hr', 403],
    ['staff_viewer', 403],
    ['admin', 200],
  ] as const)('answers %s with %i', async (role, status) => {
    const agent = await signInAs(test, role);
    expect((await patch({ city: 'Porto' }, {}, agent)).status).toBe(status);
  });
});

describe('profile links', () => {
  const patch = (links: object, version = 1) =>
    recruiter.patch(`${path}/links`, { version, links });
  const link = (url: string) => ({ kind: 'other', url });

  it('are cleaned, recognised and kept in order', async () => {
    const { body } = await patch({
      upsert: [link('https://x.test.com/?utm_source=a'), link('https://github.com/ines/')],
      order: ['new:1', 'new:0'],
    });
    expect(body.links).toMatchObject([
      { kind: 'github', url: 'https://github.com/ines' },
      { kind: 'other', url: 'https://x.test.com/' },
    ]);
  });

  it('are compared by id: two editors can add and remove at once', async () => {
    const first = await patch({ upsert: [link('https://a.test.com')] });
    const { version } = first.body;
    const id = first.body.links[0].id;
    await patch({ upsert: [link('https://b.test.com')] }, version);
    const { status, body } = await patch({ remove: [id] }, version);
    expect(status).toBe(200);
    expect(body.links).toMatchObject([{ url: 'https://b.test.com/' }]);
    const stale = await patch({ upsert: [{ ...link('https://c.test.com'), id }] }, version);
    expect(stale.body.error).toMatchObject({
      code: 'VERSION_CONFLICT',
      context: { changedFields: [`links.${id}`] },
    });
  });

  it('refuses the same link twice and more than fifteen links', async () => {
    const twice = [link('https://linkedin.com/in/ana'), link('https://br.linkedin.com/in/Ana/')];
    expect(field((await patch({ upsert: twice })).body.error)).toEqual([
      'links.upsert[1].url NOT_UNIQUE',
    ]);
    const max = Array.from({ length: 15 }, (_, i) => link(`https://l${i}.test.com`));
    expect((await patch({ upsert: max })).status).toBe(200);
    const { body } = await patch({ upsert: [link('https://one-more.test.com')] }, 2);
    expect(field(body.error)).toEqual(['links TOO_MANY']);
  });
});

describe('rates', () => {
  const rate = (changes: object = {}) => ({
    unit: 'hour',
    currency: 'USD',
    expected: '45.50',
    minimum: '40',
    effectiveFrom: '2026-01-01',
    ...changes,
  });
  const patch = (body: object, version = 1, agent = recruiter) =>
    agent.patch(`${path}/rates`, { version, ...body });

  it('are dated: a new rate ends the one before it', async () => {
    await patch({ rate: rate() });
    const { status, body } = await patch(
      { rate: rate({ expected: '50.00', minimum: null, effectiveFrom: '2026-03-01' }) },
      2,
    );
    expect(status).toBe(200);
    expect(
      body.rates.map(
        (r: { kind: string; money: object; effectiveFrom: string; effectiveTo: string }) => [
          r.kind,
          r.money,
          r.effectiveFrom,
          r.effectiveTo,
        ],
      ),
    ).toEqual([
      ['expected', { amount: '50.00', currency: 'USD' }, '2026-03-01', null],
      ['expected', { amount: '45.50', currency: 'USD' }, '2026-01-01', '2026-02-28'],
      ['minimum', { amount: '40.00', currency: 'USD' }, '2026-01-01', null],
    ]);
    expect((await recruiter.get(`/candidates?q=${candidate.number}`)).body.data[0].rate).toEqual({
      amount: '50.00',
      currency: 'USD',
    });
  });

  it('cannot overlap', async () => {
    await patch({ rate: rate() });
    const { status, body } = await patch({ rate: rate({ minimum: null }) }, 2);
    expect(status).toBe(422);
    expect(body.error).toMatchObject({
      code: 'RATE_PERIOD_OVERLAP',
      fields: [
        { path: 'rate.effectiveFrom', code: 'PERIOD_OVERLAP', params: { date: '2026-01-01' } },
      ],
    });
  });

  it('keep the minimum below the expected rate at all times', async () => {
    await patch({ rate: rate() });
    const { body } = await patch(
      { rate: rate({ expected: '39', minimum: null, effectiveFrom: '2026-02-01' }) },
      2,
    );
    expect(field(body.error)).toEqual(['rate.expected MIN_ABOVE_EXPECTED']);
  });

  it('can be voided with a reason, which frees the period', async () => {
    const first = await patch({ rate: rate({ minimum: null }) });
    const id = first.body.rates[0].id;
    const { body } = await patch(
      { void: [{ id, reason: 'typed wrong' }], rate: rate({ expected: '55', minimum: null }) },
      2,
    );
    const voided = body.rates.find((r: { id: string }) => r.id === id);
    expect(voided).toMatchObject({ isCurrent: false, voided: { reason: 'typed wrong' } });
    expect(body.rates).toHaveLength(2);
  });

  it('are valid again if the rate that ended them was wrong', async () => {
    await patch({ rate: rate() });
    const mistaken = await patch(
      { rate: rate({ expected: '500', minimum: null, effectiveFrom: '2026-03-01' }) },
      2,
    );
    const { id } = mistaken.body.rates.find(
      ({ money }: { money: { amount: string } }) => money.amount === '500.00',
    );
    const { body } = await patch({ void: [{ id, reason: 'A zero too many' }] }, 3);
    const standing = body.rates
      .filter((r: { voided: unknown }) => r.voided === null)
      .map((r: { kind: string; money: { amount: string }; effectiveTo: string | null }) => [
        r.kind,
        r.money.amount,
        r.effectiveTo,
      ]);
    expect(standing).toEqual([
      ['expected', '45.50', null],
      ['minimum', '40.00', null],
    ]);
    const row = (await recruiter.get(`/candidates?q=${candidate.number}`)).body.data[0];
    expect(row.rate).toEqual({ amount: '45.50', currency: 'USD' });
  });

  it('cannot be voided if the reopened rate would be below the minimum', async () => {
    await patch({ rate: rate({ expected: '45', minimum: null }) });
    const raised = await patch(
      { rate: rate({ expected: '60', minimum: '50', effectiveFrom: '2026-03-01' }) },
      2,
    );
    const { id } = raised.body.rates.find(
      ({ money }: { money: { amount: string } }) => money.amount === '60.00',
    );
    const { body } = await patch({ void: [{ id, reason: 'wrong' }] }, 3);
    expect(field(body.error)).toEqual(['void[0].reason MIN_ABOVE_EXPECTED']);
  });

  it('cannot be changed here once agreed in a placement', async () => {
    const agreed = {
      _id: new Types.ObjectId(),
      kind: 'agreed_pay' as const,
      unit: 'hour' as const,
      amountMinor: 4000,
      currency: 'USD' as const,
      effectiveFrom: '2026-01-01',
      effectiveTo: null,
      hoursPerMonth: 160,
      note: null,
      setBy: 'placement' as const,
      setByUserId: null,
      setAt: new Date(),
      voided: null,
    };
    candidate = await createCandidateRecord({ rates: [agreed] });
    path = `/candidates/${candidate._id.toHexString()}`;
    const { body } = await patch({ void: [{ id: agreed._id, reason: 'wrong' }] });
    expect(field(body.error)).toEqual(['void[0].id NOT_ALLOWED']);
  });

  it('conflict with another writer of the same line, but not of the notice period', async () => {
    await patch({ rate: rate({ minimum: null }) }, 1, lead);
    expect((await patch({ changes: { noticePeriodDays: 30 } })).status).toBe(200);
    const { body } = await patch({
      rate: rate({ minimum: null, effectiveFrom: '2026-05-01' }),
    });
    expect(body.error.context.changedFields).toEqual(['rates.expected.hour']);
  });

  it('change without values in the audit trail, and reading them is logged', async () => {
    await patch({ rate: rate() });
    await recruiter.get(path);
    const entityId = candidate._id.toHexString();
    const actions = await AuditEventModel.distinct('action', { entityId });
    expect(actions).toEqual(expect.arrayContaining(['candidate.update_rates', 'candidate.read']));
    expect(await AuditValueModel.countDocuments({ entityId, path: 'rates' })).toBe(0);
  });

  it('are shown to an account manager for their own people only', async () => {
    const manager = await signInAs(test, 'account_manager');
    await patch({ rate: rate() });
    expect((await manager.get(path)).body).not.toHaveProperty('rates');
    await createPlacement(candidate._id, { accountManagerId: manager.user._id });
    expect((await manager.get(path)).body.rates).toHaveLength(2);
  });

  it('are not revealed to readers without the right, even in a conflict', async () => {
    await patch({ rate: rate() });
    const vetter = await signInAs(test, 'vetter');
    const own = await createCandidateRecord({ ownerUserId: vetter.user._id });
    const react = await createSkill(`React ${own.number}`);
    const item = { skillId: react._id, level: 'working' };
    const at = `/candidates/${own._id.toHexString()}/skills`;
    const first = await vetter.patch(at, { version: 1, skills: { upsert: [item] } });
    const id = first.body.skills[0].id;
    await lead.patch(at, { version: 2, skills: { upsert: [{ ...item, id, level: 'expert' }] } });
    const { body } = await vetter.patch(at, {
      version: 2,
      skills: { upsert: [{ ...item, id, level: 'beginner' }] },
    });
    expect(body.error.code).toBe('VERSION_CONFLICT');
    expect(body.error.context.current.skills[0].level).toBe('expert');
    for (const key of ['rates', 'contact', 'sensitive'])
      expect(body.error.context.current).not.toHaveProperty(key);
  });
});

describe('the contract data of a candidate', () => {
  const patch = (changes: object, agent: SignedIn, version = 1) =>
    agent.patch(`${path}/sensitive`, { version, changes });
  const yearsAgo = (years: number, days = 0) => addDays(addMonths(today(), -12 * years), days);

  it('can be entered by users who may read it, and appears in no log', async () => {
    const finance = await signInAs(test, 'finance_hr');
    const workAuthorisation = [
      { country: 'PT', kind: 'citizen', expiresOn: null },
      { country: 'US', kind: 'permit', expiresOn: '2028-05-01' },
    ];
    const { status, body } = await patch({ birthDate: '1990-02-03', workAuthorisation }, finance);
    expect(status).toBe(200);
    expect(body.sensitive).toEqual({ birthDate: '1990-02-03', workAuthorisation });
    expect(body.allowedActions).toContain('edit_sensitive');
    const noted = await AuditEventModel.findOne({ action: 'candidate.update_sensitive' }).lean();
    expect(noted?.changes.map(({ path: changed }) => changed)).toEqual([
      'birthDate',
      'workAuthorisation',
    ]);
    expect(JSON.stringify(await AuditValueModel.find({}).lean())).not.toContain('1990-02-03');
    const late = await patch({ birthDate: null }, finance);
    expect(late.body.error.code).toBe('VERSION_CONFLICT');
    expect((await patch({ birthDate: null }, finance, 2)).body.sensitive.birthDate).toBeNull();
  });

  it.each([
    ['somebody too young', { birthDate: yearsAgo(16, 1) }, 'changes.birthDate OUT_OF_RANGE'],
    ['somebody too old', { birthDate: yearsAgo(101) }, 'changes.birthDate OUT_OF_RANGE'],
    [
      'a country twice',
      { workAuthorisation: ['citizen', 'permit'].map((kind) => ({ country: 'PT', kind })) },
      'changes.workAuthorisation[1].country NOT_UNIQUE',
    ],
  ])('refuses %s', async (_case, changes, problem) => {
    const admin = await signInAs(test, 'admin');
    expect(field((await patch(changes, admin)).body.error)).toEqual([problem]);
    expect((await patch({ birthDate: yearsAgo(16) }, admin)).status).toBe(200);
  });

  it('is refused to users who read the record without it, and hidden with the record', async () => {
    expect((await patch({ birthDate: null }, recruiter)).status).toBe(403);
    const finance = await signInAs(test, 'finance_hr');
    const hidden = await createCandidateRecord({ isPrivate: true });
    path = `/candidates/${hidden._id.toHexString()}`;
    expect((await patch({ birthDate: null }, finance)).status).toBe(404);
  });
});

describe('skills and English', () => {
  const patch = (body: object, version = 1, agent = recruiter) =>
    agent.patch(`${path}/skills`, { version, ...body });
  let count = 0;
  const skill = (aliases: string[] = []) => createSkill(`Skill ${(count += 1)} x`, aliases);

  it('are counted in the catalogue once they are known', async () => {
    const { _id } = await skill();
    const { status, body } = await patch({
      skills: { upsert: [{ skillId: _id, level: 'expert' }] },
    });
    expect(status).toBe(200);
    expect(body.skills).toMatchObject([{ level: 'expert', source: 'self', verifiedScore: null }]);
    await test.runEvents();
    expect(await SkillModel.findById(_id).lean()).toMatchObject({ usageCount: 1 });
  });

  it('keep a vetter’s verification when another user edits the claim', async () => {
    const { _id } = await skill();
    const vetter = await signInAs(test, 'vetter');
    const verified: CandidateSkill = {
      _id: new Types.ObjectId(),
      skillId: _id,
      level: 'working',
      years: 2,
      lastUsedYear: null,
      isPrimary: false,
      source: 'vetter',
      verifiedScore: 4,
      verifiedBy: vetter.user._id,
      verifiedAt: new Date(),
    };
    candidate = await createCandidateRecord({ skills: [verified] });
    path = `/candidates/${candidate._id.toHexString()}`;
    const { body } = await patch({
      skills: { upsert: [{ id: verified._id, skillId: _id, level: 'expert', years: 5 }] },
    });
    expect(body.skills).toMatchObject([
      { level: 'expert', years: 5, source: 'vetter', verifiedScore: 4 },
    ]);
  });

  it('refuses duplicates and retired skills, and replaces a merged skill by its successor', async () => {
    const successor = await skill();
    const merged = await createSkill('Merged away', [], {
      status: 'merged',
      mergedIntoId: successor._id,
    });
    const retired = await createSkill('Retired', [], { status: 'retired' });
    const item = (id: Types.ObjectId) => ({ skillId: id, level: 'working' });
    const twice = await patch({ skills: { upsert: [item(successor._id), item(merged._id)] } });
    expect(field(twice.body.error)).toEqual(['skills.upsert[1].skillId NOT_UNIQUE']);
    const gone = await patch({ skills: { upsert: [item(retired._id)] } });
    expect(field(gone.body.error)).toEqual(['skills.upsert[0].skillId NOT_FOUND']);
    const { body } = await patch({ skills: { upsert: [item(merged._id)] } });
    expect(body.skills[0].skillId).toBe(successor._id.toHexString());
  });

  it('allows eight main skills', async () => {
    const skills = await Promise.all(Array.from({ length: 9 }, () => skill()));
    const upsert = skills.map(({ _id }) => ({ skillId: _id, level: 'working', isPrimary: true }));
    expect(field((await patch({ skills: { upsert } })).body.error)).toEqual([
      'skills.isPrimary TOO_MANY',
    ]);
  });

  it('accept other languages, and judgements of a vetter only from users who may assess', async () => {
    const vetter = await signInAs(test, 'vetter');
    candidate = await createCandidateRecord({ vetterIds: [vetter.user._id] });
    path = `/candidates/${candidate._id.toHexString()}`;
    const said = (assessedBy: string, level = 'B2') => ({
      languages: { upsert: [{ language: 'de', level, assessedBy }], remove: [] },
    });
    const first = await patch(said('self', 'C1'));
    expect(first.body.languages).toMatchObject([{ language: 'de', level: 'C1', assessor: null }]);
    const refused = await patch(said('vetter'), 2);
    expect(field(refused.body.error)).toEqual(['languages.upsert[0].language NOT_ALLOWED']);
    const { body } = await patch(said('vetter'), 2, vetter);
    expect(body.languages).toMatchObject([
      { level: 'B2', assessedBy: 'vetter', assessor: { id: vetter.userId } },
      { level: 'C1', assessedBy: 'self' },
    ]);
    // English is stored separately.
    expect(body.english).toEqual([]);
    const { id } = body.languages[0];
    const removal = { languages: { upsert: [], remove: [id] } };
    expect(field((await patch(removal, 3)).body.error)).toEqual(['languages NOT_ALLOWED']);
    expect((await patch(removal, 3, vetter)).body.languages).toHaveLength(1);
  });

  it('keeps the candidate’s claim beside the judgement of a vetter, which weighs more', async () => {
    const vetter = await signInAs(test, 'vetter');
    candidate = await createCandidateRecord({ vetterIds: [vetter.user._id] });
    path = `/candidates/${candidate._id.toHexString()}`;
    await patch({ english: { level: 'C2', assessedBy: 'self' } });
    const refused = await patch({ english: { level: 'B1', assessedBy: 'vetter' } }, 2);
    expect(field(refused.body.error)).toEqual(['english.assessedBy NOT_ALLOWED']);
    const { body } = await patch({ english: { level: 'B1', assessedBy: 'vetter' } }, 2, vetter);
    expect(body.english).toMatchObject([
      { level: 'B1', assessedBy: 'vetter', assessor: { id: vetter.userId } },
      { level: 'C2', assessedBy: 'self', assessor: null },
    ]);
    const row = (await recruiter.get(`/candidates?q=${candidate.number}`)).body.data[0];
    expect(row).toMatchObject({ englishLevel: 'B1', englishAssessed: true });
  });

  it('of a candidate not assigned to the vetter are not found', async () => {
    const vetter = await signInAs(test, 'vetter');
    const { status } = await patch({ english: { level: 'B1', assessedBy: 'self' } }, 1, vetter);
    expect(status).toBe(404);
  });
});
