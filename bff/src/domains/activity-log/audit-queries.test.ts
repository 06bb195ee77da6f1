import { auditFilterKeys, type Role } from '@muster/contracts';
import { Types, type QueryFilter } from 'mongoose';
import { AuditEventModel, type AuditEvent } from '../../audit/audit-event.model.ts';
import { createActor } from '../../auth/actor.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createUser } from '../../testing/users.fixtures.ts';
import type { User } from '../../identity/user.model.ts';
import { auditFilter, type AuditQuery } from './audit-filter.ts';
import { daysAgo } from './audit-event.fixtures.ts';

const events = 6000;
const years = 3 * 365;
const person = new Types.ObjectId();
const record = new Types.ObjectId().toHexString();

let drop: () => Promise<void>;
let user: User;
beforeAll(async () => {
  drop = await openTestDatabase();
  user = await createUser();
  const groups = ['candidate.read', 'note.create', 'task.create', 'session.start'];
  await AuditEventModel.collection.insertMany(
    Array.from({ length: events }, (_x, i) => ({
      at: daysAgo((i * years) / events),
      actorKind: 'user',
      actorUserId: i % 40 === 0 ? person : new Types.ObjectId(),
      realActorUserId: i % 500 === 0 ? person : null,
      assignmentId: null,
      action: groups[i % groups.length],
      entity: 'candidate',
      entityId: i % 600 === 0 ? record : new Types.ObjectId().toHexString(),
      changes: [],
      requestId: 'many',
      seq: i + 1,
    })) as never,
  );
}, 60_000);
afterAll(() => drop());

const filterFor = async (role: Role, query: Partial<AuditQuery>) => {
  const actor = createActor({
    userId: person,
    assignmentId: new Types.ObjectId(),
    role,
    companyId: new Types.ObjectId(),
    candidateId: null,
  });
  const ctx = { actor, session: { user } } as unknown as Parameters<typeof auditFilter>[0];
  return (await auditFilter(ctx, query as AuditQuery)).filter;
};

interface Explained {
  queryPlanner: { winningPlan: unknown };
  executionStats: { nReturned: number; totalDocsExamined: number };
}

/** Explains the query for the page that the screen requests. */
const explained = (filter: QueryFilter<AuditEvent>): Promise<Explained> =>
  AuditEventModel.find(filter)
    .sort({ at: -1, _id: -1 })
    .limit(26)
    .explain('executionStats') as unknown as Promise<Explained>;

const day = (days: number) => daysAgo(days).toISOString().slice(0, 10);
const { actor, entityId, from, group, impersonated, to } = auditFilterKeys;

// A month's share of three years of events, as in the default period.
const aMonth = (events / years) * 31;

it.each<[string, Role, Partial<AuditQuery>]>([
  ['nothing', 'owner', {}],
  ['a person', 'owner', { [actor]: person.toHexString() }],
  ['an area', 'owner', { [group]: 'note' }],
  ['a record', 'owner', { [entityId]: record }],
  ['acting as another', 'owner', { [impersonated]: ['true'] }],
  ['other days', 'owner', { [from]: day(500), [to]: day(480) }],
  ['a person and an area', 'owner', { [actor]: person.toHexString(), [group]: 'note' }],
  ['a name that no user has', 'owner', { q: 'nobody' }],
  ['nothing', 'recruiter', {}],
  ['nothing', 'team_lead', {}],
  ['nothing', 'finance_hr', {}],
  ['nothing', 'client_admin', {}],
  ['nothing', 'candidate', {}],
])('uses an index when asked for %s by a %s', async (_what, role, query) => {
  const { queryPlanner, executionStats } = await explained(await filterFor(role, query));
  expect(JSON.stringify(queryPlanner.winningPlan)).not.toContain('COLLSCAN');
  expect(executionStats.totalDocsExamined).toBeLessThanOrEqual(aMonth);
});
