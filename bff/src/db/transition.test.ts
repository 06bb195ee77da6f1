import { defineMachine } from '@muster/contracts';
import type { Role } from '@muster/contracts';
import { Schema, Types, model } from 'mongoose';
import { createActor } from '../auth/actor.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { recordFields } from './record-fields.ts';
import type { RecordFields } from './record-fields.ts';
import { runTransition } from './transition.ts';
import { systemContext, transact } from './unit-of-work.ts';

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

it('moves the state, remembers the earlier one, and counts the version', async () => {
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

it('goes back to where it came from', async () => {
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

it('answers a repeat before it asks for state and version', async () => {
  const { _id } = await newLamp({ status: 'on', lastBy: 'me' });
  const again = await run(_id, 'switchOn', {
    version: 7,
    isRepeat: ({ status, lastBy }) => status === 'on' && lastBy === 'me',
  });
  expect(again).toMatchObject({ already: true, after: { version: 1 } });
});

it('lets one of several through', async () => {
  const { _id } = await newLamp();
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () => run(_id, 'switchOn', { version: 1 })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await LampModel.findById(_id).lean()).toMatchObject({ status: 'on', version: 2 });
});

it('asks the service to choose where the machine leaves it open', async () => {
  const { _id } = await newLamp();
  await expect(run(_id, 'guess')).rejects.toThrow('the service must choose');
  const { after } = await run(_id, 'guess', { to: () => 'broken' });
  expect(after.status).toBe('broken');
});
