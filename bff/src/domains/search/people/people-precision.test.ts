import { languageLevels, sharedWorkingHours, skillLevels } from '@muster/contracts';
import type { Types } from 'mongoose';
import { foldText } from '../../../db/fold-text.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { searchableCvs } from '../../../records/attachments/searchable-cvs.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { profileText } from '../../candidates/searching/profile-text.ts';
import { searchableNotes } from '../../../records/notes/searchable-notes.ts';
import { PoolModel } from '../../../records/pools/pool.model.ts';
import { seedDemo } from '../../seed/api/seed-demo.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import { openSearchApp, type SearchApp } from '../search.fixtures.ts';
import { search, searchUntil } from './people-search.fixtures.ts';

/** A candidate as known to a recruiter who has read the whole record. */
interface Known {
  id: string;
  record: Candidate;
  text: string;
  skills: Map<string, Candidate['skills'][number]>;
  pools: string[];
}
type Expected = (person: Known) => boolean;

let test: SearchApp;
let recruiter: SignedIn;
let people: Known[];

beforeAll(async () => {
  const publicUrl = new URL('http://localhost:4000');
  test = await openSearchApp(() =>
    seedDemo({ publicUrl, sessionSecret: 'nothing secret, for a test alone' }),
  );
  recruiter = await signInAs(test, 'recruiter');
  test.start();
  await searchUntil(recruiter, '', ({ index }) => index.state === 'ready');
  people = await readPeople();
}, 120_000);
afterAll(() => test.close());

/** Returns all candidates that a recruiter finds without a status clause. */
async function readPeople(): Promise<Known[]> {
  const records = await CandidateModel.find({
    deletedAt: null,
    isPrivate: false,
    status: { $nin: ['do_not_contact', 'archived', 'anonymised'] },
  }).lean();
  const ids = records.map(({ _id }) => _id);
  const [names, cvs, notes, pools] = await Promise.all([
    skillNames(records.flatMap(({ skills }) => skills.map(({ skillId }) => skillId))),
    searchableCvs(ids),
    searchableNotes(ids),
    PoolModel.find({}).lean(),
  ]);
  const textsOf = (of: { candidateId: string; text: string }[], id: Types.ObjectId) =>
    of.filter(({ candidateId }) => candidateId === id.toHexString()).map(({ text }) => text);
  const team = notes.filter(({ visibility }) => visibility === 'team');
  return records.map((record) => {
    const nameOf = (id: Types.ObjectId) => names.get(id.toHexString()) ?? '';
    const skills = new Map(
      record.skills.map((skill) => [nameOf(skill.skillId).toLowerCase(), skill] as const),
    );
    const texts = [
      record.name,
      record.headline ?? '',
      ...skills.keys(),
      ...profileText(record),
      ...textsOf(cvs, record._id),
      ...textsOf(team, record._id),
    ];
    return {
      id: record._id.toHexString(),
      record,
      skills,
      text: foldText(texts.join(' . ')),
      pools: pools
        .filter(({ _id }) => record.poolIds.some((id) => id.equals(_id)))
        .map(({ name }) => name),
    };
  });
}

const says =
  (...anyOf: string[]): Expected =>
  ({ text }) =>
    anyOf.some((word) =>
      ` ${text.replace(/[^a-z0-9+#.]+/g, ' ').replace(/\.(?= |$)/g, '')} `.includes(` ${word} `),
    );
const skilled =
  (name: string, least: { level?: (typeof skillLevels)[number]; years?: number } = {}): Expected =>
  ({ skills }) => {
    const skill = skills.get(name);
    if (!skill) return false;
    const level = skill.level ? skillLevels.indexOf(skill.level) : -1;
    return (
      (!least.level || level >= skillLevels.indexOf(least.level)) &&
      (least.years === undefined || (skill.years ?? -1) >= least.years)
    );
  };
const english =
  (least: (typeof languageLevels)[number]): Expected =>
  ({ record: { englishLevel } }) =>
    englishLevel !== null && languageLevels.indexOf(englishLevel) >= languageLevels.indexOf(least);
const from =
  (...countries: string[]): Expected =>
  ({ record }) =>
    countries.includes(record.country);
const fact =
  (test: (record: Candidate) => boolean): Expected =>
  ({ record }) =>
    test(record);
const all =
  (...parts: Expected[]): Expected =>
  (person) =>
    parts.every((part) => part(person));
const any =
  (...parts: Expected[]): Expected =>
  (person) =>
    parts.some((part) => part(person));
const not =
  (part: Expected): Expected =>
  (person) =>
    !part(person);

const day = 86_400_000;
const quiet = (days: number) =>
  fact(
    ({ lastContactedAt }) =>
      !lastContactedAt || lastContactedAt.getTime() < Date.now() - days * day,
  );
const overlaps = (zone: string, hours: number) =>
  fact(({ timeZone }) => sharedWorkingHours(timeZone, zone, Date.now()) >= hours);
const cheaper = (max: number, currency: string) =>
  fact(
    ({ currentRate }) =>
      currentRate !== null &&
      currentRate.currency === currency &&
      currentRate.unit === 'hour' &&
      currentRate.amountMinor <= max * 100,
  );
const react = any(skilled('react'), says('react', 'reactjs', 'react.js'));
const kubernetes = any(skilled('kubernetes'), says('kubernetes', 'k8s'));
const aws = any(skilled('aws'), says('aws', 'amazon web services'));
const python = any(skilled('python'), says('python'));

const questions: [string, Expected][] = [
  ['react', react],
  ['reactjs', react],
  ['React.js', react],
  ['kubernetes', kubernetes],
  ['k8s', kubernetes],
  ['aws', aws],
  ['python', python],
  ['golang', any(skilled('go'), says('golang'))],
  ['typescript', any(skilled('typescript'), says('typescript'))],
  ['react AND typescript', all(react, any(skilled('typescript'), says('typescript')))],
  ['react NOT angular', all(react, not(any(skilled('angular'), says('angular'))))],
  ['python OR golang', any(python, skilled('go'), says('golang'))],
  ['(react OR angular) aws', all(any(react, skilled('angular'), says('angular')), aws)],
  ['kubernets', kubernetes],
  ['pyhton', python],
  ['kube*', any(kubernetes, ({ text }) => / kube/.test(` ${text}`))],
  ['"product designer"', says('product designer')],
  ['"data engineer"', says('data engineer')],
  ['"engineer data"', says('engineer data')],
  ['skill:react', skilled('react')],
  ['skill:react>=advanced', skilled('react', { level: 'advanced' })],
  ['skill:react>=expert', skilled('react', { level: 'expert' })],
  ['skill:python,golang', any(skilled('python'), skilled('go'))],
  ['years:react>=4', skilled('react', { years: 4 })],
  ['years:k8s>=2', skilled('kubernetes', { years: 2 })],
  ['years>=8', fact(({ yearsExperience }) => (yearsExperience ?? -1) >= 8)],
  ['english>=B2', english('B2')],
  ['english>=C2', english('C2')],
  ['country:AR,BR', from('AR', 'BR')],
  ['NOT country:BR', not(from('BR'))],
  ['overlap:America/New_York>=6', overlaps('America/New_York', 6)],
  ['overlap:Europe/Berlin>=8', overlaps('Europe/Berlin', 8)],
  ['notice<=14', fact(({ noticePeriodDays }) => (noticePeriodDays ?? 999) <= 14)],
  ['open:permanent', fact(({ openTo }) => openTo.includes('permanent'))],
  ['vetting:vetted', fact(({ vettingStatus }) => vettingStatus === 'vetted')],
  ['vetting:failed,expired', fact(({ vettingStatus: v }) => v === 'failed' || v === 'expired')],
  ['role:Backend', fact(({ primaryRole }) => primaryRole === 'Backend')],
  ['seniority:senior,lead', fact(({ seniority: s }) => s === 'senior' || s === 'lead')],
  ['contacted>90d', quiet(90)],
  ['contacted<30d', not(quiet(30))],
  ['rate<=40', cheaper(40, 'USD')],
  ['rate<=40 EUR/h', cheaper(40, 'EUR')],
  [
    'react english>=C1 notice<=30',
    all(
      react,
      english('C1'),
      fact(({ noticePeriodDays: n }) => (n ?? 999) <= 30),
    ),
  ],
  [
    'skill:react>=advanced overlap:America/New_York>=4',
    all(skilled('react', { level: 'advanced' }), overlaps('America/New_York', 4)),
  ],
  [
    'role:Backend (python OR golang) -country:BR',
    all(
      fact(({ primaryRole }) => primaryRole === 'Backend'),
      any(python, skilled('go'), says('golang')),
      not(from('BR')),
    ),
  ],
  [
    'vetting:vetted contacted>30d aws',
    all(
      fact(({ vettingStatus }) => vettingStatus === 'vetted'),
      quiet(30),
      aws,
    ),
  ],
  ['available<=2030-01-01', fact(({ availableFrom }) => availableFrom !== null)],
  [
    'status:active react',
    all(
      fact(({ status }) => status === 'active'),
      react,
    ),
  ],
];

/** Returns all found candidates, over several pages. */
async function findAll(q: string): Promise<Set<string>> {
  const found = new Set<string>();
  for (let page = 1, total = 1; found.size < total; page += 1) {
    const result = await search(recruiter, q, `&page=${page}`);
    if (result.problems.length > 0 || result.data.length === 0) break;
    for (const { id } of result.data) found.add(id);
    total = result.page.total;
  }
  return found;
}

it('finds the candidates that a recruiter would expect', async () => {
  const told: { q: string; precision: number; recall: number; expected: number }[] = [];
  for (const [q, expects] of questions) {
    const expected = people.filter(expects).map(({ id }) => id);
    const found = await findAll(q);
    const right = expected.filter((id) => found.has(id)).length;
    told.push({
      q,
      precision: found.size === 0 ? Number(expected.length === 0) : right / found.size,
      recall: expected.length === 0 ? 1 : right / expected.length,
      expected: expected.length,
    });
  }
  const mean = (of: 'precision' | 'recall') =>
    told.reduce((sum, one) => sum + one[of], 0) / told.length;
  const score = { precision: mean('precision'), recall: mean('recall') };
  const words = [score.precision, score.recall].map((one) => `${(one * 100).toFixed(1)} %`);
  process.stdout.write(
    `search: ${told.length} questions, precision ${words[0]}, recall ${words[1]}\n`,
  );
  const wrong = told.filter(({ precision, recall }) => precision < 0.9 || recall < 0.9);
  expect(wrong).toEqual([]);
  expect(told.filter(({ expected }) => expected > 0).length).toBeGreaterThan(40);
}, 60_000);
