import { defineMachine, type Role } from '@muster/contracts';
import { Schema, Types, model } from 'mongoose';
import { createActor } from '../auth/actor.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { recordFields, type RecordFields } from './record-fields.ts';
import { changeState, runTransition } from './transition.ts';
import { systemContext, transact, type WriteContext } from './unit-of-work.ts';

const lamp = defineMachine({
  name: 'lamp',
  states: ['off', 'on', 'broken'],
  initial: 'off',
  transitions: {
    switchOn: { from: ['off'], to: 'on', permission: 'candidate.create' },
    switchOff: { from: ['on'], to: 'off', permission: 'candidate.create' },
    drop: { from: ['off', 'on'], to: 'broken', permission: 'system' },
    mend: { from: ['broken'], to: 'previous', permission: 'candidate.delete' },
    guess: { from: ['off'], to: ['on', 'broken'], permission: 'public' },
  },
});
type State = (typeof lamp.states)[number];
type Action = keyof typeof lamp.transitions;

interface Lamp extends RecordFields {
  status: State;
  previousStatus: State | null;
  lastBy: string | null;
}
const schema = new Schema<Lamp>({
  status: { type: String, required: true },
  previousStatus: { type: String, default: null },
  lastBy: { type: String, default: null },
});
schema.plugin(recordFields);
const LampModel = model<Lamp>('Lamp', schema, 'lamps');

let drop: () => Promise<void>;
beforeAll(async () => {
  drop = await openTestDatabase();
});
afterAll(() => drop());

const as = (role: Role) =>
  createActor({
    userId: new Types.ObjectId(),
    assignmentId: new Types.ObjectId(),
    role,
    companyId: null,
    candidateId: null,
  });
const newLamp = (fields: Partial<Lamp> = {}) => LampModel.create({ status: 'off', ...fields });

const run = (
  id: Types.ObjectId,
  action: Action,
  rest: Partial<Parameters<typeof runTransition<State, Action, Lamp>>[2]> = {},
) =>
  transact(systemContext('test'), (tx) =>
    runTransition<State, Action, Lamp>(tx, LampModel, {
      machine: lamp,
      action,
      filter: { _id: id },
      actor: as('recruiter'),
      version: null,
      ...rest,
    }),
  );

it('changes the state, remembers the previous one, and increments the version', async () => {
  const { _id } = await newLamp();
  const { after } = await run(_id, 'switchOn', {
    version: 1,
    set: () => ({ $set: { lastBy: 'me' } }),
  });
  expect(after).toMatchObject({
    status: 'on',
    previousStatus: 'off',
    version: 2,
    lastBy: 'me',
    fieldVersions: { status: 2 },
  });
});

it('returns to the previous state', async () => {
  const { _id } = await newLamp({ status: 'on' });
  await run(_id, 'drop', { actor: null });
  const { after } = await run(_id, 'mend', { actor: as('owner') });
  expect(after.status).toBe('on');
});

it.each([
  ['NOT_FOUND', 'switchOn', { filter: { _id: new Types.ObjectId() } }],
  ['FORBIDDEN', 'mend', {}],
  ['FORBIDDEN', 'drop', { actor: as('owner') }],
  ['INVALID_TRANSITION', 'switchOff', { version: 99 }],
  ['VERSION_CONFLICT', 'switchOn', { version: 99 }],
] as const)('refuses with %s: %s', async (code, action, rest) => {
  const { _id } = await newLamp();
  await expect(run(_id, action, rest)).rejects.toMatchObject({ code });
  expect(await LampModel.findById(_id).lean()).toMatchObject({ status: 'off', version: 1 });
});

it('answers a repeat before it checks state and version', async () => {
  const { _id } = await newLamp({ status: 'on', lastBy: 'me', lastAction: 'lamp.switchOn' });
  const again = await run(_id, 'switchOn', {
    version: 7,
    isRepeat: ({ lastBy }) => lastBy === 'me',
  });
  expect(again).toMatchObject({ already: true, after: { version: 1 } });
});

it('lets one of several concurrent requests through', async () => {
  const { _id } = await newLamp();
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () => run(_id, 'switchOn', { version: 1, isRepeat: () => false })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await LampModel.findById(_id).lean()).toMatchObject({ status: 'on', version: 2 });
});

it('lets the service choose the target state if the machine leaves it open', async () => {
  const { _id } = await newLamp();
  await expect(run(_id, 'guess')).rejects.toThrow('the service must choose');
  const { after } = await run(_id, 'guess', { to: () => 'broken' });
  expect(after.status).toBe('broken');
});

describe('a repeated request', () => {
  const me = { ...systemContext('test'), session: sessionOf(new Types.ObjectId()) };
  const other = { ...systemContext('test'), session: sessionOf(new Types.ObjectId()) };
  const paint = async (
    id: Types.ObjectId,
    by: WriteContext,
    { version, lastBy = 'me' }: { version: number; lastBy?: string },
  ) =>
    transact(by, async (tx) => {
      const current = await LampModel.findById(id, null, { session: tx.session }).orFail().lean();
      return changeState<Lamp>(tx, LampModel, current, {
        name: 'lamp.paint',
        version,
        isRepeat: (lamp) => lamp.lastBy === lastBy,
        requireState: ({ status }) => {
          if (status === 'broken') throw new Error('Broken lamps are not painted');
        },
        set: () => ({ $set: { lastBy } }),
        paths: ['lastBy'],
      });
    });

  it('is the last action again, by the same person with the same content', async () => {
    const { _id } = await newLamp();
    const first = await paint(_id, me, { version: 1 });
    expect(first.after).toMatchObject({
      lastAction: 'lamp.paint',
      version: 2,
      fieldVersions: { lastBy: 2 },
    });
    expect(await paint(_id, me, { version: 1 })).toMatchObject({
      already: true,
      after: { version: 2 },
    });
  });

  it('is not assumed if content or person differ, or after another action', async () => {
    const { _id } = await newLamp();
    await paint(_id, me, { version: 1 });
    const stale = { code: 'VERSION_CONFLICT' };
    await expect(paint(_id, me, { version: 1, lastBy: 'you' })).rejects.toMatchObject(stale);
    await expect(paint(_id, other, { version: 1 })).rejects.toMatchObject(stale);
    await run(_id, 'switchOn');
    await expect(paint(_id, me, { version: 2 })).rejects.toMatchObject(stale);
  });

  it('is recognised for a transition only while the state is unchanged', async () => {
    const { _id } = await newLamp();
    await run(_id, 'switchOn');
    expect(await run(_id, 'switchOn')).toMatchObject({ already: true, after: { version: 2 } });
    await LampModel.updateOne({ _id }, { $set: { status: 'off' } });
    expect(await run(_id, 'switchOn')).toMatchObject({ already: false, after: { version: 3 } });
  });
});

function sessionOf(user: Types.ObjectId): WriteContext['session'] {
  return { id: user, user: { _id: user }, assignment: null, impersonation: null };
}
