import {
  candidateEndpoints,
  noteEndpoints,
  sessionStateSchema,
  staffRoles,
} from '@muster/contracts';
import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { createCandidateRecord } from '../domains/candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../records/candidates/candidate.model.ts';
import { NoteModel } from '../records/notes/note.model.ts';
import type { FixtureCall } from './endpoint-fixture.fixtures.ts';
import { fixtureOf } from './endpoint-fixtures.fixtures.ts';
import { errorOf, explain, outcomeOf, type Answer } from './http.fixtures.ts';
import { dueEndpoints } from './in-turn.fixtures.ts';
import { refusalOf } from './permission-table.fixtures.ts';
import { plantedParts } from './planted.fixtures.ts';
import { groupsIn, leaksIn } from './visibility.fixtures.ts';
import { openWorld, type Caller, type World } from './world.fixtures.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const recordFor = (): Promise<Candidate> =>
  createCandidateRecord({
    ...plantedParts('other'),
    ownerUserId: world.colleague._id,
    vetterIds: [world.as('vetter').user._id],
  });
const paramsOf = ({ _id }: Candidate) => ({ id: _id.toHexString() });
const stored = ({ _id }: Candidate) => CandidateModel.findById(_id).lean();

const changeContact = (
  record: Candidate,
  role: (typeof staffRoles)[number],
  changes: Record<string, unknown>,
) =>
  world.door.ask(
    candidateEndpoints.updateContact,
    { params: paramsOf(record), body: { version: record.version, changes } },
    world.as(role),
  );

describe('concurrent edits of one record', () => {
  it('are merged if they do not overlap, in any order', async () => {
    const record = await recordFor();
    const answers = await Promise.all([
      changeContact(record, 'recruiter', { headline: 'Staff engineer' }),
      changeContact(record, 'team_lead', { city: 'Coimbra' }),
      changeContact(record, 'admin', { pronouns: 'she/her' }),
    ]);
    // Concurrent callers are asked to reload, and lose none of their changes.
    for (const [i, answer] of answers.entries())
      if (answer.status === 409)
        answers[i] = await changeContact(
          record,
          (['recruiter', 'team_lead', 'admin'] as const)[i] ?? 'owner',
          [{ headline: 'Staff engineer' }, { city: 'Coimbra' }, { pronouns: 'she/her' }][i] ?? {},
        );
    expect(answers.map(outcomeOf)).toEqual(['200', '200', '200']);
    expect(await stored(record)).toMatchObject({
      headline: 'Staff engineer',
      city: 'Coimbra',
      pronouns: 'she/her',
      version: 4,
    });
  });

  it('are merged if they concern different blocks of the record', async () => {
    const record = await recordFor();
    const params = paramsOf(record);
    const { version } = record;
    const rates = await world.door.ask(
      candidateEndpoints.updateRates,
      { params, body: { version, changes: { noticePeriodDays: 14 } } },
      world.as('finance_hr'),
    );
    const skills = await world.door.ask(
      candidateEndpoints.updateSkills,
      { params, body: { version, english: { level: 'B2', assessedBy: 'self' } } },
      world.as('vetter'),
    );
    expect([rates, skills].map(outcomeOf)).toEqual(['200', '200']);
    expect(await stored(record)).toMatchObject({ noticePeriodDays: 14, englishLevel: 'B2' });
  });

  it('of the same field are refused after the first, with the current value', async () => {
    const record = await recordFor();
    expect(outcomeOf(await changeContact(record, 'recruiter', { city: 'Aveiro' }))).toBe('200');
    const late = await changeContact(record, 'team_lead', { city: 'Évora', headline: 'Lost?' });
    expect(outcomeOf(late)).toBe('409 VERSION_CONFLICT');
    expect(errorOf(late)?.context).toMatchObject({
      changedFields: ['city'],
      version: 2,
      current: { city: 'Aveiro', contact: { email: record.email } },
      by: 'Ada Okafor',
    });
    expect(groupsIn(late, 'other')).toEqual(['contact', 'rates']);
    // Nothing was written, not even the part without a conflict.
    expect(await stored(record)).toMatchObject({ city: 'Aveiro', headline: record.headline });
  });

  it('let exactly one of many change the same field', async () => {
    const record = await recordFor();
    const cities = Array.from({ length: 8 }, (_, i) => `City ${i}`);
    const answers = await Promise.all(
      cities.map((city) => changeContact(record, 'recruiter', { city })),
    );
    const winners = cities.filter((_, i) => answers[i]?.status === 200);
    expect(answers.map(outcomeOf).filter((outcome) => outcome !== '200')).toEqual(
      Array.from({ length: 7 }, () => '409 VERSION_CONFLICT'),
    );
    expect(await stored(record)).toMatchObject({ city: winners[0], version: 2 });
  });

  it('show a conflict to each reader with the fields that the reader may see', async () => {
    const record = await recordFor();
    const params = paramsOf(record);
    const skills = (level: string) => ({
      params,
      body: { version: record.version, english: { level, assessedBy: 'self' } },
    });
    const first = await world.door.ask(
      candidateEndpoints.updateSkills,
      skills('B1'),
      world.as('owner'),
    );
    expect(outcomeOf(first)).toBe('200');
    for (const role of staffRoles) {
      const late = await world.door.ask(
        candidateEndpoints.updateSkills,
        skills('C2'),
        world.as(role),
      );
      expect([role, leaksIn('candidates.updateSkills', role, late)]).toEqual([role, []]);
    }
  });

  it('let only one of two deletions of a note succeed, and repeat its answer on a retry', async () => {
    const record = await recordFor();
    const { user } = world.as('recruiter');
    const note = await NoteModel.create({
      subjectType: 'candidate',
      subjectId: record._id,
      body: '<p>Once</p>',
      createdBy: user._id,
      updatedBy: user._id,
    });
    const call = { params: { id: note._id.toHexString() }, body: { version: 1 } };
    const remove = (role: 'recruiter' | 'admin') =>
      world.door.ask(noteEndpoints.delete, call, world.as(role));
    const outcomes = (await Promise.all([remove('recruiter'), remove('admin')])).map(outcomeOf);
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(1);
    const winner = outcomes[0] === '200' ? 'recruiter' : 'admin';
    expect(outcomeOf(await remove(winner))).toBe('200');
  });
});

describe('an outdated version', () => {
  const hexId = /^[\da-f]{24}$/;
  const versioned = dueEndpoints.filter(
    ({ method, access, body }) =>
      method !== 'GET' &&
      access !== 'public' &&
      'version' in ((body as { shape?: object } | undefined)?.shape ?? {}),
  );
  const rows = versioned.map((endpoint) => [endpoint.name, endpoint] as const);
  /** Requests without effect, or for the first arrangement of something. */
  const holdsAlready: ReadonlySet<string> = new Set([
    'home.arrange',
    'candidates.undoStatus',
    'attachments.restore',
    'ownAttachments.restore',
    'assistant.switchAgency',
  ]);

  /** Sets a named user as the author of every last change. */
  const signEverything = () =>
    Promise.all(
      Object.values(mongoose.models)
        .filter((model) => model.schema.path('updatedBy'))
        .map((model) =>
          model.collection.updateMany({}, { $set: { updatedBy: world.colleague._id } }),
        ),
    );

  const prepared = new Map<string, { caller: Caller; call: FixtureCall }>();
  beforeAll(async () => {
    for (const endpoint of versioned) {
      const caller = world.callers.find((one) => refusalOf(endpoint, one) === null);
      if (!caller) throw new Error(`No role may call ${endpoint.name}`);
      const call = await fixtureOf(endpoint.name).call(world, caller);
      prepared.set(endpoint.name, { caller, call });
    }
    // Once for all tests: outdated requests change nothing.
    await signEverything();
  }, 120_000);

  it.each(rows.filter(([name]) => !holdsAlready.has(name)))(
    '%s refuses it in If-Match as in the body',
    async (name, endpoint) => {
      const { caller, call } = prepared.get(name) ?? {};
      if (!caller || !call) throw new Error(`${name} was not prepared`);
      const { version: _version, ...unversioned } = call.body ?? {};
      const ask = (body: Record<string, unknown>, headers = {}) =>
        world.door.ask(
          endpoint,
          { ...call, body, headers: { ...call.headers, ...headers } },
          call.as ?? caller.signedIn,
        );
      // Without any change so far, the time is that of the request.
      const told = (answer: Answer) => {
        const error = errorOf(answer);
        return { ...error, requestId: '', context: { ...error?.context, at: '' } };
      };
      const inBody = told(await ask({ ...unversioned, version: 999 }));
      expect(inBody.code).toBe('VERSION_CONFLICT');
      for (const match of ['"v999"', 'W/"v999"'])
        expect(told(await ask(unversioned, { 'If-Match': match }))).toEqual(inBody);
    },
  );

  it.each(rows)(
    '%s names who changed the record, and its current state',
    async (name, endpoint) => {
      const { caller, call } = prepared.get(name) ?? {};
      if (!caller || !call) throw new Error(`${name} was not prepared`);
      const late = await world.door.ask(
        endpoint,
        { ...call, body: { ...call.body, version: 999 } },
        call.as ?? caller.signedIn,
      );
      const isDone = holdsAlready.has(endpoint.name);
      expect(isDone ? late.status : outcomeOf(late)).toBe(isDone ? 200 : '409 VERSION_CONFLICT');
      const nothing = { by: null, current: null, version: 0 };
      const { by, current, version } = errorOf(late)?.context ?? (isDone ? nothing : {});
      expect(by === null || typeof by === 'string').toBe(true);
      expect(String(by)).not.toMatch(hexId);
      // A form merges with the current record; a decision only needs its version, and the review of a
      // CV is read again.
      const isForm =
        !isDone &&
        (endpoint.method === 'PATCH' || endpoint.name === 'users.setRoles') &&
        endpoint.name !== 'cvReading.decide';
      expect(isForm && !current).toBe(false);
      expect(version).toEqual(expect.any(Number));
    },
  );
});

describe('idempotency keys', () => {
  const posts = dueEndpoints.filter(
    ({ method, readOnly, access, response, answersSecret }) =>
      method === 'POST' &&
      !readOnly &&
      // Answers given once are not stored for repetition.
      !answersSecret &&
      access !== 'public' &&
      access !== 'session' &&
      access !== 'second-step' &&
      // The secrets of one browser are not stored for any user.
      response !== sessionStateSchema,
  );
  const rows = posts.map((endpoint) => [endpoint.name, endpoint] as const);
  const callerOf = (endpoint: (typeof posts)[number]) => {
    const caller = world.callers.find((one) => refusalOf(endpoint, one) === null);
    if (!caller) throw new Error(`No role may call ${endpoint.name}`);
    return caller;
  };

  it.each(rows)('%s repeats the first answer', async (_name, endpoint) => {
    const caller = callerOf(endpoint);
    const call = await fixtureOf(endpoint.name).call(world, caller);
    const idempotencyKey = randomUUID();
    const ask = (): Promise<Answer> =>
      world.door.ask(endpoint, call, call.as ?? caller.signedIn, { idempotencyKey });
    const first = await ask();
    expect(explain(first)).toContain(String(endpoint.status ?? 200));
    const again = await ask();
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([
      first.status,
      'true',
    ]);
    expect(again.body).toEqual(first.body);
    const other = { ...call, params: { ...call.params }, body: { ...call.body, version: 99 } };
    const isVersioned = Boolean(call.body && 'version' in call.body);
    const mismatches = isVersioned
      ? [await world.door.ask(endpoint, other, call.as ?? caller.signedIn, { idempotencyKey })]
      : [];
    expect(mismatches.map(outcomeOf)).toEqual(isVersioned ? ['422 IDEMPOTENCY_MISMATCH'] : []);
  });

  it.each(rows.filter(([, { idempotency }]) => idempotency === 'required'))(
    '%s refuses a request without a key',
    async (_name, endpoint) => {
      const caller = callerOf(endpoint);
      const call = await fixtureOf(endpoint.name).call(world, caller);
      const answer = await world.door.ask(endpoint, call, caller.signedIn, {
        idempotencyKey: null,
      });
      expect(outcomeOf(answer)).toBe('400 IDEMPOTENCY_KEY_REQUIRED');
    },
  );

  it('let only one of many simultaneous requests with the same key run', async () => {
    const idempotencyKey = randomUUID();
    const email = 'once@people.test';
    const body = { firstName: 'Only', lastName: 'Once', email, country: 'PT' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        world.door.ask(candidateEndpoints.create, { body }, world.as('recruiter'), {
          idempotencyKey,
        }),
      ),
    );
    for (const outcome of answers.map(outcomeOf))
      expect(['201', '409 IDEMPOTENCY_IN_PROGRESS']).toContain(outcome);
    expect(answers.map(outcomeOf)).toContain('201');
    expect(await CandidateModel.countDocuments({ email })).toBe(1);
  });

  it('belong to one user only', async () => {
    const idempotencyKey = randomUUID();
    const create = (role: 'recruiter' | 'admin', lastName: string) =>
      world.door.ask(
        candidateEndpoints.create,
        {
          body: {
            firstName: 'Shared',
            lastName,
            email: `${lastName.toLowerCase()}@people.test`,
            country: 'PT',
          },
        },
        world.as(role),
        { idempotencyKey },
      );
    const [mine, theirs] = [await create('recruiter', 'Mine'), await create('admin', 'Theirs')];
    expect([mine, theirs].map(outcomeOf)).toEqual(['201', '201']);
    expect(theirs.headers.get('idempotency-replayed')).toBeNull();
  });
});
