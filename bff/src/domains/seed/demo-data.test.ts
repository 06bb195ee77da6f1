import { customValueRule, stageRank } from '@muster/contracts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import {
  ApplicationModel,
  type Application,
} from '../../records/applications/application.model.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { CallLogModel } from '../communications/call-log.model.ts';
import { ExitSurveyModel } from '../exit-surveys/exit-survey.model.ts';
import { CompanyModel } from '../../records/companies/company.model.ts';
import { CompanyUserModel } from '../../records/companies/company-user.model.ts';
import { CustomFieldModel } from '../../records/custom-fields/custom-field.model.ts';
import { CustomValuesModel } from '../../records/custom-fields/custom-values.model.ts';
import { ReceivedMailModel } from '../inbox/received-mail.model.ts';
import { JobModel, type Job } from '../../records/jobs/job.model.ts';
import { NoteModel } from '../../records/notes/note.model.ts';
import { PlacementModel } from '../../records/placements/placement.model.ts';
import { PoolMemberModel } from '../../records/pools/pool-member.model.ts';
import { PoolModel } from '../../records/pools/pool.model.ts';
import { PromiseModel } from '../promises/promise.model.ts';
import { TaskModel } from '../../records/tasks/task.model.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { ReasonModel } from '../reasons/reason.model.ts';
import { SuggestionModel } from '../../records/applications/suggestion.model.ts';
import { ScreeningFormModel } from '../../records/screening/screening-form.model.ts';
import { seedDemo } from './api/seed-demo.ts';
import { demoPools } from '../pools/demo/pools.data.ts';
import { contractorFaults } from './contractor-faults.fixtures.ts';
import { jobFaults } from './job-faults.fixtures.ts';
import { olderThanRecord } from './older-than-record.fixtures.ts';

interface Told {
  application: Application;
  person: Candidate;
  job: Job;
}

let test: TestApp;
let people: Map<string, Candidate>;
let jobs: Map<string, Job>;
let told: Told[];

beforeAll(async () => {
  const publicUrl = new URL('http://localhost:4000');
  test = await createTestApp({
    seed: () => seedDemo({ publicUrl, sessionSecret: 'nothing secret, for a test alone' }),
  });
  people = byId(await CandidateModel.find({}).lean());
  jobs = byId(await JobModel.find({}).lean());
  const applications = await ApplicationModel.find({}).lean();
  told = applications.map((application) => ({
    application,
    person: people.get(application.candidateId.toHexString())!,
    job: jobs.get(application.jobId.toHexString())!,
  }));
}, 120_000);
afterAll(() => test.close());

const byId = <T extends { _id: { toHexString(): string } }>(all: readonly T[]) =>
  new Map(all.map((one) => [one._id.toHexString(), one]));

/** Candidates whom the agency submitted to the client. */
const pastScreening = () =>
  told.filter(({ application: { stageKind } }) => stageRank(stageKind) >= stageRank('submitted'));
const tell = ({ person, job, application }: Told, fault: string) =>
  `${person.number} ${person.headline} on ${job.number} ${job.title} (${application.stageKind}): ${fault}`;

it('has a fixed size', () => {
  expect([people.size, told.length]).toEqual([160, 240]);
});

it('fills custom fields on most records of each kind', async () => {
  const fields = await CustomFieldModel.find({}).lean();
  expect(fields.some(({ isRequired }) => isRequired)).toBe(false);
  const held = await CustomValuesModel.find({}).lean();
  for (const [entity, records] of [
    ['candidate', people.size],
    ['job', jobs.size],
    ['company', await CompanyModel.countDocuments({})],
  ] as const) {
    const filled = held.filter((record) => record.entity === entity);
    expect(filled.length / records).toBeGreaterThan(0.75);
    const own = fields.filter((field) => field.entity === entity);
    expect(own).toHaveLength(3);
    for (const field of own) {
      const values = filled.flatMap(({ values: all }) => all[field._id.toHexString()] ?? []);
      expect(values.length).toBeGreaterThan(0);
    }
    // The data contains nothing that a form would refuse.
    for (const { values } of filled)
      for (const field of own) {
        const rule = customValueRule({ ...field, isRequired: false });
        expect(rule.safeParse(values[field._id.toHexString()] ?? null).success).toBe(true);
      }
  }
});

it('gives two candidates the same name only if one person was entered twice', () => {
  const all = [...people.values()];
  const names = [...new Set(all.map(({ name }) => name))];
  const groups = names.map((name) => all.filter((person) => person.name === name));
  const shared = groups.filter(({ length }) => length > 1);
  expect(shared.map(({ length }) => length).toSorted()).toEqual([2, 2, 2, 2, 2, 3]);
  const cities = shared.map((group) => new Set(group.map(({ city }) => city)).size);
  expect(cities).toEqual(shared.map(() => 1));
});

it('submits no candidate of another kind of work or without the required skills', () => {
  const faults = pastScreening().flatMap((one) => {
    const has = new Set(one.person.skills.map(({ skillId }) => skillId.toHexString()));
    const missing = one.job.skillsRequired.filter(({ skillId }) => !has.has(String(skillId)));
    return [
      ...(one.person.primaryRole === one.job.primaryRole
        ? []
        : [tell(one, `is ${one.person.primaryRole}, asked for is ${one.job.primaryRole}`)]),
      ...(missing.length <= 1 ? [] : [tell(one, `lacks ${missing.length} skills`)]),
      ...(missing.some(({ must }) => must) ? [tell(one, 'lacks the skill that is a must')] : []),
    ];
  });
  expect(faults).toEqual([]);
});

it('shows clients only candidates whose vetting is completed, unless a reason is given', () => {
  const unvetted = pastScreening().filter(
    ({ application: { status, vettingOverride }, person: { vettingStatus } }) =>
      status === 'active' && !vettingOverride && !['vetted', 'expired'].includes(vettingStatus),
  );
  expect(unvetted.map((one) => tell(one, one.person.vettingStatus))).toEqual([]);
  const early = pastScreening().filter(
    ({ application: { status }, person }) => status === 'active' && person.status === 'new',
  );
  expect(early.map((one) => tell(one, 'is new'))).toEqual([]);
});

it('sets only unavailable candidates aside until a day', () => {
  const aside = [...people.values()].filter(({ snoozedUntil }) => snoozedUntil !== null);
  expect(new Set(aside.map(({ status }) => status))).toEqual(new Set(['unavailable']));
});

it('scores submitted candidates higher than those whom the agency rejected', () => {
  const mean = (scores: readonly (number | null)[]) =>
    scores.reduce<number>((sum, score) => sum + (score ?? 0), 0) / scores.length;
  const late = pastScreening().map(({ application }) => application.matchScore);
  const early = told
    .filter(({ application: { status, exit } }) => status === 'rejected' && exit?.side === 'agency')
    .filter(({ application: { submittedAt } }) => submittedAt === null)
    .map(({ application }) => application.matchScore);
  expect(Math.min(...late.map((score) => score ?? 0))).toBeGreaterThanOrEqual(60);
  expect(mean(late)).toBeGreaterThan(mean(early) + 5);
});

it('proposes pay within a tenth of the range of the job, and a bill rate above it', () => {
  const faults = pastScreening().flatMap((one) => {
    const { proposedPayRate: pay, proposedBillRate: bill } = one.application;
    if (!pay || !bill) return [tell(one, 'has no rates')];
    return [
      ...(within(pay, one.job) ? [] : [tell(one, `pay ${pay.amountMinor}`)]),
      ...(bill.amountMinor > pay.amountMinor && bill.currency === pay.currency
        ? []
        : [tell(one, `bill ${bill.amountMinor}, pay ${pay.amountMinor}`)]),
    ];
  });
  expect(faults).toEqual([]);
});

it('pays contractors within a tenth of the range of the job, and bills more', async () => {
  const placements = await PlacementModel.find({}).lean();
  const faults = placements.flatMap(({ number, jobId, candidateId, rates }) => {
    const job = jobs.get(jobId.toHexString())!;
    const person = people.get(candidateId.toHexString())!;
    return rates.flatMap(({ pay, bill }) => [
      ...(within(pay, job) ? [] : [`${number} on ${job.title}: pay ${pay.amountMinor}`]),
      ...(bill.amountMinor > pay.amountMinor ? [] : [`${number}: bill below pay`]),
      ...(person.primaryRole === job.primaryRole
        ? []
        : [`${number}: ${person.headline} works as ${job.title}`]),
    ]);
  });
  expect(placements.length).toBeGreaterThan(15);
  expect(faults).toEqual([]);
});

it('has exit surveys for both sides of ended contracts, some answered and some pending', async () => {
  const surveys = await ExitSurveyModel.find({}).lean();
  const over = await PlacementModel.find({ actualEndDate: { $ne: null } }).lean();
  const stands = new Set(surveys.map(({ side, status }) => `${side} ${status}`));
  expect([...stands]).toEqual(
    expect.arrayContaining([
      'contractor answered',
      'contractor asked',
      'client answered',
      'client asked',
    ]),
  );
  const ended = new Map(over.map((one) => [one._id.toHexString(), one]));
  const faults = surveys.flatMap(({ placementId, askedAt, expiresAt, status }) => {
    const end = ended.get(placementId.toHexString())?.actualEndDate ?? '9999';
    return [
      ...(askedAt.toISOString().slice(0, 10) < end ? [`${end}: asked before the end`] : []),
      ...(status === 'asked' && expiresAt < new Date() ? [`${end}: waited for too long`] : []),
    ];
  });
  expect(faults).toEqual([]);
});

it('tells nothing of a candidate, a job or a client that is older than their record', async () => {
  const { checked, faults } = await olderThanRecord();
  expect(checked).toBeGreaterThan(2_000);
  expect(faults).toEqual([]);
});

it('asks nobody about work of another field, and renews no vetting that was not passed', async () => {
  const forms = await ScreeningFormModel.find({}).lean();
  const pools = byId(await PoolModel.find({}).lean());
  const asked = forms.flatMap(({ candidateId, poolId }) => {
    const person = people.get(String(candidateId))!;
    const name = pools.get(String(poolId))?.name;
    const own = demoPools.filter(({ fits }) => fits(person));
    const isOwn = own.length === 0 || own.some((pool) => pool.name === name);
    return isOwn ? [] : [`${person.number} ${person.primaryRole} was asked about ${name}`];
  });
  const renewed = (await TaskModel.find({ title: /^Renew vetting/ }).lean()).flatMap(
    ({ subjectId }) => {
      const person = people.get(String(subjectId))!;
      return person.vettingStatus === 'vetted' ? [] : [`${person.number} ${person.vettingStatus}`];
    },
  );
  expect(forms.length).toBeGreaterThan(10);
  expect([...asked, ...renewed]).toEqual([]);
});

it('agrees on every contractor: person, account, contract, hours and reviews', async () => {
  const { contractors, faults } = await contractorFaults();
  expect(contractors).toBeGreaterThan(15);
  expect(faults).toEqual([]);
});

it('agrees on every job: its state, seats, applications and contracts', async () => {
  const { checked, faults } = await jobFaults();
  expect(checked).toBe(jobs.size);
  expect(faults).toEqual([]);
});

function within({ amountMinor, currency }: { amountMinor: number; currency: string }, job: Job) {
  const range = job.payRate;
  return (
    range?.currency === currency &&
    amountMinor >= (range.minMinor ?? 0) * 0.9 &&
    amountMinor <= (range.maxMinor ?? 0) * 1.1
  );
}

/** Words in the titles of a job family. */
const titles: Readonly<Record<string, RegExp>> = {
  Backend: /backend|payments|java|software/i,
  Frontend: /frontend|web/i,
  'Full-stack': /full-stack|web/i,
  Mobile: /android|ios|mobile/i,
  Data: /data|analytics|bi developer/i,
  DevOps: /platform|reliability|devops|cloud|operations|system/i,
  QA: /qa|test/i,
  Design: /design/i,
  Product: /product|analyst|project/i,
  Marketing: /market/i,
  Support: /support|help desk/i,
};

it('gives all submitted candidates a history that ends in the family of the job', () => {
  const faults = pastScreening().flatMap((one) => {
    const [latest] = one.person.experience;
    if (!latest) return [tell(one, 'has no history')];
    return titles[one.job.primaryRole ?? '']?.test(latest.title)
      ? []
      : [tell(one, `was ${latest.title} last`)];
  });
  expect(faults).toEqual([]);
});

it('lists only work of the candidate’s own field, one job after the other', () => {
  const faults = [...people.values()].flatMap(({ number, primaryRole, experience }) =>
    experience.flatMap(({ title, startMonth, endMonth }, index) => {
      const later = experience[index - 1];
      return [
        ...(titles[primaryRole ?? '']?.test(title) ? [] : [`${number}: ${primaryRole}, ${title}`]),
        ...(endMonth !== null && endMonth < startMonth ? [`${number}: ends before it begins`] : []),
        ...(later && endMonth && endMonth > later.startMonth ? [`${number}: two at once`] : []),
      ];
    }),
  );
  expect(faults).toEqual([]);
});

/** The time zones and dialling codes of the demo candidates' countries. */
const countries: Readonly<Record<string, readonly [zones: RegExp, dial: string]>> = {
  BR: [/^America\/(Recife|Sao_Paulo)$/, '+55'],
  AR: [/^America\/Argentina\//, '+54'],
  CO: [/^America\/Bogota$/, '+57'],
  MX: [/^America\/(Mexico_City|Monterrey)$/, '+52'],
  NG: [/^Africa\/Lagos$/, '+234'],
  KE: [/^Africa\/Nairobi$/, '+254'],
  ZA: [/^Africa\/Johannesburg$/, '+27'],
  EG: [/^Africa\/Cairo$/, '+20'],
  PL: [/^Europe\/Warsaw$/, '+48'],
  UA: [/^Europe\/Kyiv$/, '+380'],
  RO: [/^Europe\/Bucharest$/, '+40'],
  PT: [/^Europe\/Lisbon$/, '+351'],
  ES: [/^Europe\/Madrid$/, '+34'],
  HR: [/^Europe\/Zagreb$/, '+385'],
  TR: [/^Europe\/Istanbul$/, '+90'],
  GE: [/^Asia\/Tbilisi$/, '+995'],
  IN: [/^Asia\/Kolkata$/, '+91'],
  LK: [/^Asia\/Colombo$/, '+94'],
  NP: [/^Asia\/Kathmandu$/, '+977'],
  VN: [/^Asia\/Ho_Chi_Minh$/, '+84'],
  PH: [/^Asia\/Manila$/, '+63'],
  CA: [/^America\/Halifax$/, '+1'],
};

it('gives all candidates a time zone and a phone number of their country', () => {
  const faults = [...people.values()].flatMap(({ number, country, timeZone, phone }) => {
    const [zones, dial] = countries[country ?? ''] ?? [/^$/, ''];
    return [
      ...(zones.test(timeZone) ? [] : [`${number}: ${timeZone} in ${country}`]),
      ...(phone === null || phone.startsWith(`${dial} `) ? [] : [`${number}: ${phone}`]),
    ];
  });
  expect(faults).toEqual([]);
});

it('puts all events in a possible order', async () => {
  const faults = told.flatMap((one) => {
    const { createdAt, submittedAt, selectedAt, stageEnteredAt, exit } = one.application;
    const moments = [one.person.createdAt, createdAt, submittedAt, selectedAt, stageEnteredAt];
    const known = [...moments, exit?.at].flatMap((at) => (at ? [at.getTime()] : []));
    return known.every((at, index) => index === 0 || at >= known[index - 1]!)
      ? []
      : [tell(one, known.map((at) => new Date(at).toISOString().slice(0, 10)).join(', '))];
  });
  const starts = await PlacementModel.find({ applicationId: { $ne: null } }).lean();
  const early = starts.filter(({ applicationId, startDate }) =>
    told.some(
      ({ application: { _id, selectedAt } }) =>
        _id.equals(applicationId) && (selectedAt?.toISOString() ?? '').slice(0, 10) > startDate,
    ),
  );
  expect(faults).toEqual([]);
  expect(early.map(({ number }) => number)).toEqual([]);
});

it('states a reason for each rejection, which fits the candidate’s rate if it is about money', async () => {
  const reasons = byId(await ReasonModel.find({}).lean());
  const rejected = told.filter(({ application: { status } }) => status === 'rejected');
  const faults = rejected.flatMap((one) => {
    const reason = reasons.get(String(one.application.exit?.reasonId));
    if (!reason) return [tell(one, 'no reason')];
    if (reason.side === 'client' && !one.application.submittedAt)
      return [tell(one, 'the client rejected whom it never saw')];
    const expected = one.person.currentRate?.amountMinor ?? 0;
    const tooMuch = expected > (one.job.payRate?.maxMinor ?? 0);
    return reason.label === 'Rate too high' && !tooMuch && one.person.status !== 'placed'
      ? [tell(one, `asks ${expected}`)]
      : [];
  });
  expect(rejected.length).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});

it('fills pools with candidates of their field', async () => {
  const pools = byId(await PoolModel.find({}).lean());
  const fields: Readonly<Record<string, readonly string[]>> = {
    'Go backend': ['Backend'],
    'Senior React LATAM': ['Frontend', 'Full-stack'],
    'Data platforms': ['Data'],
    'Product design': ['Design'],
    'Payments veterans': ['Backend'],
  };
  const members = await PoolMemberModel.find({}).lean();
  const faults = members.flatMap(({ poolId, candidateId }) => {
    const pool = pools.get(String(poolId));
    const person = people.get(String(candidateId));
    const wanted = fields[pool?.name ?? ''];
    return !wanted || wanted.includes(person?.primaryRole ?? '')
      ? []
      : [`${person?.headline} in ${pool?.name}`];
  });
  expect(faults).toEqual([]);
});

it('writes notes about the candidate and the job, without unfilled placeholders', async () => {
  const notes = await NoteModel.find({ subjectType: 'candidate' }).lean();
  const own = notes.filter(({ body, subjectId }) => {
    const person = people.get(String(subjectId));
    return person && body.includes(person.firstName);
  });
  expect(notes.filter(({ body }) => /[{}]/.test(body))).toEqual([]);
  expect(own.length).toBeGreaterThan(notes.length * 0.6);
  const titlesOfJobs = [...jobs.values()].map(({ title }) => title);
  const onJobs = notes.filter(({ body }) => titlesOfJobs.some((title) => body.includes(title)));
  expect(onJobs.length).toBeGreaterThan(40);
});

it('has two suggestions of vetters for the first job', async () => {
  const first = [...jobs.values()].find(({ number }) => number === 'J-00001');
  expect(await SuggestionModel.countDocuments({ jobId: first!._id })).toBe(2);
});

it('has mails both ways, calls and promises with every client that has users', async () => {
  const members = await CompanyUserModel.distinct('companyId', { status: 'active' });
  const looked = await CompanyModel.distinct('_id', {
    _id: { $in: members },
    accountManagerId: { $ne: null },
  });
  expect(looked.length).toBeGreaterThan(1);
  for (const companyId of looked) {
    const about = { subjectType: 'company' as const, subjectId: companyId };
    const counts = await Promise.all([
      EmailMessageModel.countDocuments({ ...about, subjectId: String(companyId) }),
      ReceivedMailModel.countDocuments(about),
      CallLogModel.countDocuments({ companyId }),
      PromiseModel.countDocuments({ ...about, status: 'open' }),
      TaskModel.countDocuments({ ...about, kind: 'promise' }),
    ]);
    expect(counts).toEqual([3, 2, 3, 1, 1]);
  }
});
