import {
  allEndpoints,
  auditEndpoints,
  exportEndpoints,
  listNames,
  notificationEndpoints,
  readsOnly,
  searchEndpoints,
  type AnyEndpoint,
  type Role,
} from '@muster/contracts';
import { createApplication } from '../domains/applications/application.fixtures.ts';
import { writeEvent } from '../domains/activity-log/audit-event.fixtures.ts';
import { guarded } from '../domains/activity-log/record-visibility.ts';
import { createCandidateRecord } from '../domains/candidates/candidate.fixtures.ts';
import { makeExports } from '../domains/exports/export.fixtures.ts';
import { TeamMemberModel } from '../records/team/team-member.model.ts';
import { EmailMessageModel } from '../mail/email-message.model.ts';
import { signInAs, type SignedIn } from '../testing/sign-in.ts';
import { readCallOf } from './endpoint-fixtures.fixtures.ts';
import { dueEndpoints, hasTurn, inTurn } from './in-turn.fixtures.ts';
import { explain } from './http.fixtures.ts';
import { refusalOf } from './permission-table.fixtures.ts';
import { plantSecrets, secretChanges, secretsIn, type Secrets } from './secrets.fixtures.ts';
import { openWorld, type Caller, type World } from './world.fixtures.ts';

/** Roles that may not know of another user's confidential job and private candidate. */
const strangers = [
  'recruiter',
  'account_manager',
  'vetter',
  'team_lead',
  'finance_hr',
  'staff_viewer',
  'client_admin',
  'client_manager',
  'client_viewer',
  'candidate',
  'contractor',
] as const satisfies readonly Role[];
type Stranger = (typeof strangers)[number];

/** Staff who read referrals read all of them. */
const referrals = [
  'planted-secret-referred',
  'planted-secret-referral',
  'planted-secret-log-referral',
];

/** Finance reads contracts on secret jobs, too, and with them the name of the work. */
const known: Partial<Record<Stranger, readonly string[]>> = {
  recruiter: referrals,
  account_manager: referrals,
  team_lead: [...referrals, 'planted-secret-log-evaluation'],
  staff_viewer: referrals,
  finance_hr: [
    ...referrals,
    'planted-secret-job-title',
    'planted-secret-placement',
    'planted-secret-placement-open',
    'planted-secret-log-placement',
    'planted-secret-log-timesheet',
    'planted-secret-log-evaluation',
  ],
};

let world: World;
let keeper: SignedIn;
let secrets: Secrets;

beforeAll(async () => {
  world = await openWorld();
  keeper = await signInAs(world.test, 'recruiter');
  await TeamMemberModel.create({
    userId: keeper.user._id,
    kind: 'staff',
    nameKey: 'keeper',
    title: 'Recruiter',
    startDate: '2024-03-01',
    employment: 'employee',
    managerUserId: world.as('team_lead').user._id,
  });
  secrets = await plantSecrets(keeper);
  // Each reader once worked on all of it, and the team lead leads a user who still does.
  for (const [entity, entityId] of Object.entries(secrets.ids))
    for (const by of [keeper, ...strangers.map((role) => world.as(role))])
      await writeEvent({
        by: by.user,
        assignment: by.assignment,
        entity,
        entityId,
        action: `${entity}.update`,
        changes: secretChanges(entity),
      });
  // The effects of planting them are searched, too.
  await world.test.runEvents();
}, 120_000);
afterAll(() => world.close());

const toldTo = (role: Stranger, text: string): string[] =>
  secretsIn(text).filter((secret) => !known[role]?.includes(secret));

const callerOf = (name: Stranger): Caller => ({ name, signedIn: world.as(name) });
const requestInterview = allEndpoints.find(({ name }) => name === 'applications.requestInterview');

/** Another one for each endpoint and each of the strangers. */
const turnOf = (endpoint: AnyEndpoint, role: Stranger): number =>
  allEndpoints.indexOf(endpoint) + strangers.indexOf(role);

/**
 * Returns the secrets requested at a record's endpoint: those of its own kind, and some of the
 * others in turn. `npm run test:full` requests every one at every endpoint.
 */
const idsFor = (endpoint: AnyEndpoint, role: Stranger): string[] => {
  const [door = ''] = endpoint.name.split('.');
  const all = Object.values(secrets.ids).map((id) => id.toHexString());
  const own = Object.entries(secrets.ids).flatMap(([kind, id]) =>
    door.startsWith(kind) ? id.toHexString() : [],
  );
  const some = inTurn(all, turnOf(endpoint, role), 12);
  return [...new Set([...own, ...some, secrets.companyId.toHexString()])];
};

const mayCall = (endpoint: AnyEndpoint, role: Stranger): boolean =>
  refusalOf(endpoint, callerOf(role)) === null;
const granted = (endpoint: AnyEndpoint) =>
  strangers.filter((one) => mayCall(endpoint, one)).map(callerOf);
const reads = dueEndpoints.filter(
  // The address of a file is valid for one session; the mailbox shows every mail on purpose.
  (endpoint) => readsOnly(endpoint) && !/^(mailbox\.|attachments\.file$)/.test(endpoint.name),
);

it('plants a secret of every kind that can contain one', () => {
  expect(Object.keys(guarded).filter((kind) => !secrets.ids[kind])).toEqual([]);
});

describe.each(strangers.map((role) => [role] as const))('%s', (role) => {
  it('sees no secret in any list or record', async () => {
    const found: string[] = [];
    for (const endpoint of reads.filter((one) => hasTurn(one, granted(one), role))) {
      const call = await readCallOf(world, endpoint, callerOf(role));
      const params = Object.keys(call.params ?? {});
      const [first] = params;
      const calls = [
        call,
        ...(first
          ? idsFor(endpoint, role).map((id) => ({
              ...call,
              params: { ...call.params, [first]: id },
            }))
          : []),
      ];
      const answers = await Promise.all(
        calls.map((one) => world.door.ask(endpoint, one, call.as ?? world.as(role))),
      );
      for (const answer of answers)
        for (const secret of toldTo(role, answer.text)) found.push(`${endpoint.name}: ${secret}`);
    }
    expect([...new Set(found)]).toEqual([]);
  }, 120_000);

  it('finds no secret by a search for its words, or among recent records', async () => {
    const found: string[] = [];
    const lists = reads.filter(
      (one) => hasTurn(one, granted(one), role) && !one.path.includes(':'),
    );
    for (const endpoint of lists) {
      const made = await readCallOf(world, endpoint, callerOf(role));
      for (const q of inTurn(secrets.words, turnOf(endpoint, role), 3)) {
        const answer = await world.door.ask(endpoint, { ...made, query: { q } }, world.as(role));
        for (const secret of toldTo(role, answer.text))
          // Refusals repeat the typed text.
          if (secret !== q) found.push(`${endpoint.name} for ${q}: ${secret}`);
      }
    }
    if (mayCall(searchEndpoints.recent, role)) {
      const items = ['candidate', 'job', 'pool'].map((kind) => ({
        kind,
        id: secrets.ids[kind]?.toHexString(),
      }));
      const answer = await world.door.ask(
        searchEndpoints.recent,
        { body: { items } },
        world.as(role),
      );
      found.push(...toldTo(role, answer.text));
    }
    expect(found).toEqual([]);
  }, 60_000);

  it('reads their own log and that of the team without a secret', async () => {
    if (!mayCall(auditEndpoints.list, role)) return;
    const answer = await world.door.ask(
      auditEndpoints.list,
      { query: { limit: '100' } },
      world.as(role),
    );
    expect([explain(answer), toldTo(role, answer.text)]).toEqual(['200 {}', []]);
  });

  it('exports no secret', async () => {
    if (!mayCall(exportEndpoints.create, role)) return;
    const found: string[] = [];
    for (const list of listNames) {
      const asked = await world.door.ask(
        exportEndpoints.create,
        { body: { list } },
        world.as(role),
      );
      if (asked.status !== 202) continue;
      await makeExports(world.test);
      const { id } = asked.body as { id: string };
      const file = await world.door.ask(
        exportEndpoints.download,
        { params: { id } },
        world.as(role),
      );
      expect([list, file.status]).toEqual([list, 200]);
      found.push(...toldTo(role, file.text).map((secret) => `${list}: ${secret}`));
    }
    expect(found).toEqual([]);
  }, 60_000);
});

it('notifications and mails beyond its team do not name a confidential job', async () => {
  const recruiter = world.as('recruiter');
  if (!requestInterview) throw new Error('Nobody can ask for an interview');
  const { job } = secrets.ids;
  const candidate = await createCandidateRecord({ ownerUserId: world.colleague._id });
  const application = await createApplication(
    {
      candidateId: candidate._id,
      jobId: job!,
      companyId: secrets.companyId,
      ownerUserId: recruiter.user._id,
    },
    'submitted',
    { submissionVersion: 1, submittedAt: new Date() },
  );
  const answer = await world.door.ask(
    requestInterview,
    {
      params: { id: application._id.toHexString() },
      body: { version: application.version, note: 'Said so on the phone.' },
    },
    keeper,
  );
  expect(explain(answer)).toBe('200 {}');
  await world.test.runEvents();
  const told = await world.door.ask(notificationEndpoints.list, {}, recruiter);
  expect(told.text).toContain('wants to interview');
  const mails = await EmailMessageModel.find({ to: recruiter.user.email }).lean();
  expect([...secretsIn(told.text), ...secretsIn(JSON.stringify(mails))]).toEqual([]);
});
