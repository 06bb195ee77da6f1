import { limits, searchEndpoints, type Role, type SearchKind } from '@muster/contracts';
import { formatNumber, takeNumber } from '../../db/counter.ts';
import { transact, systemContext } from '../../db/unit-of-work.ts';
import { announceChange } from '../../outbox/record-changed.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import { candidateDocument, createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { CompanyModel } from '../../records/companies/company.model.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createPool } from '../pools/pool.fixtures.ts';
import { createSkill } from '../skills/skill.fixtures.ts';
import { createTeamMember } from '../team/team-member.fixtures.ts';
import {
  find,
  findUntil,
  isReady,
  openSearchApp,
  titlesOf,
  type SearchApp,
} from './search.fixtures.ts';

const staff = [
  'owner',
  'admin',
  'recruiter',
  'account_manager',
  'vetter',
  'team_lead',
  'finance_hr',
  'staff_viewer',
] as const satisfies readonly Role[];

let test: SearchApp;
const people = new Map<Role, SignedIn>();
const as = (role: Role): SignedIn => {
  const person = people.get(role);
  if (!person) throw new Error(`Nobody is signed in as ${role}`);
  return person;
};
let zoe: Candidate;
const id = ({ _id }: { _id: { toHexString(): string } }) => _id.toHexString();

/** Every planted record contains the word Quill in its title or elsewhere. */
async function plant(): Promise<void> {
  const colleague = await createUser({ firstName: 'Cato', lastName: 'Quill' });
  await createAssignment(colleague._id, 'recruiter');
  await createTeamMember(colleague, { managerUserId: as('team_lead').user._id, title: 'Sourcer' });
  const owned = { ownerUserId: colleague._id };
  const skill = await createSkill('Kubernetes');
  zoe = await createCandidateRecord({
    ...owned,
    number: 'C-004711',
    firstName: 'Zoë',
    lastName: 'Müller',
    headline: 'Staff engineer at Quillworks',
    city: 'Recife',
    email: 'penfold.77@mailbox.test',
    phone: '+351 912 345 678',
    phoneNorm: '+351912345678',
    skills: [
      {
        _id: skill._id,
        skillId: skill._id,
        level: 'expert',
        years: 4,
        lastUsedYear: null,
        isPrimary: true,
        source: 'cv',
        verifiedBy: null,
        verifiedAt: null,
        verifiedScore: null,
      },
    ] as unknown as Candidate['skills'],
  });
  await createCandidateRecord({
    ...owned,
    firstName: 'Private',
    lastName: 'Quill',
    isPrivate: true,
  });
  await createCandidateRecord({
    ...owned,
    firstName: 'Vetted',
    lastName: 'Quill',
    vetterIds: [as('vetter').user._id],
  });
  await createCandidateRecord({
    ...owned,
    firstName: 'Archived',
    lastName: 'Quill',
    status: 'archived',
  });
  await createCandidateRecord({
    ...owned,
    firstName: 'Gone',
    lastName: 'Quill',
    deletedAt: new Date(),
  });
  await createCandidateRecord({
    ...owned,
    firstName: 'Erased',
    lastName: 'Quill',
    status: 'anonymised',
  });
  for (const { user } of people.values())
    await createCandidateRecord({
      ...owned,
      firstName: 'Self',
      lastName: 'Quill',
      userId: user._id,
    });
  const company = await createCompany({
    name: 'Quill Rail',
    accountManagerId: as('account_manager').user._id,
  });
  await createJob({ title: 'Platform engineer', companyId: company._id });
  await createJob({ title: 'Secret Quill', companyId: company._id, confidential: true });
  await createJob({ title: 'Closed Quill', companyId: company._id, status: 'closed' });
  await createPool('Open Quill', { ownerUserId: colleague._id });
  await createPool('Own Quill', { ownerUserId: as('recruiter').user._id, isPrivate: true });
  const client = await createUser({ firstName: 'Client', lastName: 'Quill' });
  await createAssignment(client._id, 'client_manager', { companyId: company._id });
}

beforeAll(async () => {
  test = await openSearchApp();
  for (const role of [...staff, 'client_admin', 'candidate'] as const)
    people.set(role, await signInAs(test, role));
  await plant();
  test.start();
  await findUntil(as('owner'), 'quill', isReady);
});
afterAll(() => test.close());

describe('finds', () => {
  it.each([
    ['the name', 'zoë müller'],
    ['the name without accents', 'ZOE MULLER'],
    ['two letters', 'zo'],
    ['a word wrong', 'zoe muler'],
    ['the number', 'C-004711'],
    ['the number as it is said', 'c4711'],
    ['its digits', '4711'],
    ['the headline', 'quillworks'],
    ['a skill', 'kubern'],
    ['skill and city', 'kubernetes recife'],
    ['the mail address', 'penfold.77@mailbox.test'],
    ['how it begins', 'penfo'],
    ['the phone number', '+351 912 345 678'],
    ['how it begins', '351912'],
  ])('a candidate by %s', async (_what, q) => {
    const { hits } = await find(as('recruiter'), q);
    expect(hits[0]).toMatchObject({
      kind: 'candidate',
      id: id(zoe),
      number: 'C-004711',
      title: 'Zoë Müller',
      subtitle: 'Staff engineer at Quillworks',
      status: zoe.status,
    });
  });

  it('active records before those that were set aside, with falling scores', async () => {
    const { hits } = await find(as('admin'), 'quill', '&kinds=candidate');
    expect(hits.at(-2)?.title).toBe('Archived Quill');
    expect(hits.at(-1)?.title).toBe('Zoë Müller');
    expect(hits.map(({ score }) => score)).toEqual(
      hits.map(({ score }) => score).toSorted((a, b) => b - a),
    );
  });

  it('only the requested kinds, and as many as requested', async () => {
    const { hits } = await find(as('owner'), 'quill', '&kinds=company,job&limit=2');
    expect(hits).toHaveLength(2);
    expect(hits.every(({ kind }) => kind === 'company' || kind === 'job')).toBe(true);
  });

  it('nothing for a query that is not a word', async () => {
    expect((await find(as('owner'), '%$§')).hits).toEqual([]);
  });
});

/** The titles that each role finds by `quill`; `Self Quill` is for all others. */
const finds: Record<(typeof staff)[number], string[]> = {
  owner: [
    'Archived Quill',
    'Cato Quill',
    'Cato Quill',
    'Client Quill',
    'Closed Quill',
    'Open Quill',
    'Own Quill',
    'Platform engineer',
    'Private Quill',
    'Quill Rail',
    'Secret Quill',
    'Vetted Quill',
    'Zoë Müller',
  ],
  get admin() {
    return this.owner;
  },
  recruiter: [
    'Archived Quill',
    'Cato Quill',
    'Open Quill',
    'Own Quill',
    'Platform engineer',
    'Quill Rail',
    'Vetted Quill',
    'Zoë Müller',
  ],
  account_manager: [
    'Archived Quill',
    'Cato Quill',
    'Client Quill',
    'Closed Quill',
    'Open Quill',
    'Platform engineer',
    'Quill Rail',
    'Vetted Quill',
    'Zoë Müller',
  ],
  vetter: ['Cato Quill', 'Vetted Quill'],
  team_lead: [
    'Archived Quill',
    'Cato Quill',
    'Cato Quill',
    'Closed Quill',
    'Open Quill',
    'Platform engineer',
    'Quill Rail',
    'Vetted Quill',
    'Zoë Müller',
  ],
  finance_hr: [
    'Archived Quill',
    'Cato Quill',
    'Closed Quill',
    'Platform engineer',
    'Quill Rail',
    'Vetted Quill',
    'Zoë Müller',
  ],
  staff_viewer: [
    'Archived Quill',
    'Cato Quill',
    'Open Quill',
    'Platform engineer',
    'Quill Rail',
    'Vetted Quill',
    'Zoë Müller',
  ],
};

const kinds: readonly SearchKind[] = [
  'candidate',
  'company',
  'job',
  'talentPool',
  'teamMember',
  'user',
];

describe('permissions', () => {
  it.each(staff)('%s finds what their lists show, and nothing else', async (role) => {
    const hits = (
      await Promise.all(kinds.map((kind) => find(as(role), 'quill', `&kinds=${kind}`)))
    ).flatMap((result) => result.hits);
    const own = hits.filter(({ title }) => title === 'Self Quill');
    expect(
      titlesOf({ hits })
        .filter((title) => title !== 'Self Quill')
        .toSorted(),
    ).toEqual(finds[role]);
    // Ten users have their own record; each sees nine, and roles that only see assigned ones see
    // none.
    expect(own).toHaveLength(role === 'vetter' ? 0 : people.size - 1);
  });

  it.each(['client_admin', 'candidate'] as const)('%s may not search', async (role) => {
    const { status, body } = await as(role).get('/search?q=quill');
    expect([status, body.error.code]).toEqual([403, 'FORBIDDEN']);
  });

  it.each(['penfold.77@mailbox.test', 'penfo', '351912345678', '+351 912 345 678'])(
    'contact data finds nobody for users who may not read it: %s',
    async (q) => {
      for (const role of ['vetter', 'finance_hr', 'staff_viewer'] as const)
        expect((await find(as(role), q)).hits).toEqual([]);
    },
  );

  it('vetters find jobs by title, but not by client', async () => {
    const { hits } = await find(as('vetter'), 'platform');
    expect(hits).toMatchObject([{ title: 'Platform engineer', subtitle: null }]);
    expect((await find(as('recruiter'), 'platform')).hits).toMatchObject([
      { title: 'Platform engineer', subtitle: 'Quill Rail' },
    ]);
    expect((await find(as('vetter'), 'platform quill')).hits).toEqual([]);
  });

  it('lists recent records by their current names, in order, without hidden ones', async () => {
    const hidden = await createCandidateRecord({ isPrivate: true });
    const company = await CompanyModel.findOne({ name: 'Quill Rail' }).orFail();
    const { status, body } = await as('recruiter').post('/search/recent', {
      items: [
        { kind: 'company', id: id(company) },
        { kind: 'candidate', id: id(hidden) },
        { kind: 'user', id: id(as('owner').user) },
        { kind: 'candidate', id: id(zoe) },
      ],
    });
    expect(status).toBe(200);
    expect(titlesOf(searchEndpoints.recent.response.parse(body))).toEqual([
      'Quill Rail',
      'Zoë Müller',
    ]);
  });
});

describe('changes', () => {
  it('are found once the outbox reports them: new, renamed, deleted, restored', async () => {
    const lead = as('team_lead');
    const { body: made } = await lead
      .post('/candidates', {
        firstName: 'Ottilie',
        lastName: 'Wren',
        email: 'ottilie@mailbox.test',
        country: 'PT',
        timeZone: 'Europe/Lisbon',
        sourceKind: 'sourced',
      })
      .expect(201);
    const until = async (q: string, titles: string[]) => {
      await test.tail.read();
      const result = await findUntil(lead, q, (found) => titlesOf(found).join() === titles.join());
      expect(titlesOf(result)).toEqual(titles);
    };
    await until('ottilie', ['Ottilie Wren']);

    const path = `/candidates/${made.id}`;
    const { body: renamed } = await lead
      .patch(`${path}/contact-information`, {
        version: made.version,
        changes: { lastName: 'Swift' },
      })
      .expect(200);
    // At once, whatever the index contains: names are read from the database.
    expect(titlesOf(await find(lead, 'ottilie'))).toEqual(['Ottilie Swift']);
    await until('swift', ['Ottilie Swift']);
    await until('wren', []);

    const { body: removed } = await lead
      .delete(path, {
        version: renamed.version,
        reason: 'Entered twice',
        confirmNumber: made.number,
      })
      .expect(200);
    expect(titlesOf(await find(lead, 'ottilie'))).toEqual([]);
    await until('ottilie', []);
    await lead.post(`${path}/actions/restore-deleted`, { version: removed.version }).expect(200);
    await until('ottilie', ['Ottilie Swift']);
  });

  it('of the name of a client update the words of its jobs', async () => {
    const company = await CompanyModel.findOne({ name: 'Quill Rail' }).orFail();
    await transact(systemContext('test'), async (tx) => {
      await CompanyModel.updateOne(
        { _id: company._id },
        { name: 'Plume Rail', nameKey: 'plume rail', updatedAt: tx.at },
        { session: tx.session },
      );
      announceChange(tx, 'company', company._id);
    });
    await test.tail.read();
    const { hits } = await findUntil(as('recruiter'), 'plume', (found) => found.hits.length > 1);
    expect(hits).toMatchObject([
      { kind: 'company', title: 'Plume Rail' },
      { kind: 'job', title: 'Platform engineer', subtitle: 'Plume Rail' },
    ]);
  });
});

it('answers UNAVAILABLE while its thread is gone, and recovers afterwards', async () => {
  await test.breakWorker();
  const { status, body } = await as('owner').get('/search?q=zoe');
  expect([status, body.error.code]).toEqual([503, 'UNAVAILABLE']);
  test.mendWorker();
  let answer = await as('owner').get('/search?q=zoe');
  while (answer.status === 503) answer = await as('owner').get('/search?q=zoe');
  expect(titlesOf(await findUntil(as('owner'), 'zoe', isReady))).toEqual(['Zoë Müller']);
});

it('finds one of two thousand candidates', async () => {
  const first = await takeNumber('candidate', 2000);
  await CandidateModel.collection.insertMany(
    Array.from({ length: 2000 }, (_x, i) =>
      candidateDocument(formatNumber('candidate', first + i), {
        firstName: 'Crowd',
        lastName: `Member${i}`,
      }),
    ),
  );
  await test.breakWorker();
  test.mendWorker();
  let answer = await as('owner').get('/search?q=crowd');
  while (answer.status === 503) answer = await as('owner').get('/search?q=crowd');
  const crowd = await findUntil(as('owner'), 'crowd', isReady);
  expect(crowd.hits).toHaveLength(limits.search.hits);
  expect(titlesOf(await find(as('owner'), 'crowd member1777'))).toEqual(['Crowd Member1777']);
});
