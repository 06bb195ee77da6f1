import { Schema, model, type Types } from 'mongoose';
import { onWrite } from '../db/on-write.ts';
import { systemContext, transact } from '../db/unit-of-work.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { heldFields, notHeld, workHolder, type HeldFields } from './held-work.ts';

interface Errand extends HeldFields {
  _id: Types.ObjectId;
  status: 'waiting' | 'done' | 'cancelled';
  askedAt: Date;
  steps: number;
}
const schema = new Schema<Errand>({
  status: { type: String, required: true, default: 'waiting' },
  askedAt: { type: Date, required: true },
  steps: { type: Number, required: true, default: 0 },
});
schema.plugin(heldFields);
const ErrandModel = model<Errand>('Errand', schema, 'errands');

const errands = workHolder<Errand>(ErrandModel, 60_000);
/** A process killed directly after claiming work: it renews nothing. */
const killed = workHolder<Errand>(ErrandModel, -1);
const waiting = { status: 'waiting' } as const;
const take = (holder = errands) => holder.claim(waiting, { oldestBy: 'askedAt' });
const taken = async (holder = errands): Promise<Errand> => {
  const errand = await take(holder);
  if (!errand) throw new Error('Nothing waits');
  return errand;
};
const ask = (fields: Partial<Errand> = {}) =>
  ErrandModel.create({ askedAt: new Date(), ...fields });
const stored = (id: Types.ObjectId) => ErrandModel.findById(id).orFail().lean();
const settle = (errand: Errand, update: { $set: Partial<Errand> }) =>
  transact(systemContext('test'), ({ session }) => errands.settle(errand, update, session));

let drop: () => Promise<void>;
beforeAll(async () => {
  drop = await openTestDatabase();
});
beforeEach(() => ErrandModel.deleteMany({}));
afterAll(() => drop());

it('hands out the oldest work first, each item to only one of several processes', async () => {
  const [late, early] = await Promise.all([
    ask({ askedAt: new Date('2026-03-02') }),
    ask({ askedAt: new Date('2026-03-01') }),
  ]);
  expect((await taken())._id).toEqual(early._id);
  const others = await Promise.all(Array.from({ length: 5 }, () => take()));
  expect(others.filter((one) => one !== null).map(({ _id }) => _id)).toEqual([late._id]);
  expect(await stored(late._id)).toMatchObject({ attempts: 1, heldUntil: expect.any(Date) });
});

it('sets the caller’s fields together with the claim', async () => {
  await ask({ steps: 4 });
  expect(await errands.claim(waiting, { oldestBy: 'askedAt', set: { steps: 0 } })).toMatchObject({
    steps: 0,
  });
});

it('looks for work without dropping what is cached, until some waits', async () => {
  const written = jest.fn();
  const stop = onWrite([ErrandModel.collection.name], written);
  expect(await take()).toBeNull();
  expect(written).not.toHaveBeenCalled();
  await ask();
  written.mockClear();
  await taken();
  expect(written).toHaveBeenCalled();
  stop();
});

describe('a process that was killed or slow', () => {
  it('loses its work to the next process, which counts another attempt', async () => {
    const { _id } = await ask();
    const dead = await taken(killed);
    const next = await taken();
    expect(next).toMatchObject({ _id, attempts: 2 });
    expect(next.holder).not.toBe(dead.holder);
    expect(await take()).toBeNull();
  });

  it('writes nothing more after another process took its work', async () => {
    const { _id } = await ask();
    const slow = await taken(killed);
    const next = await taken();
    expect(await errands.keep(slow, { steps: 9 })).toBe(false);
    expect(await settle(slow, { $set: { status: 'done', steps: 9 } })).toBeNull();
    await errands.release(slow, { set: { steps: 9 } });
    expect(await stored(_id)).toEqual(next);
  });

  it('keeps its work as long as it renews its hold', async () => {
    await ask();
    const slow = await taken(killed);
    expect(await errands.keep(slow, { steps: 1 })).toBe(true);
    expect(await take()).toBeNull();
  });
});

describe('held work', () => {
  it('is settled only once, and is then free', async () => {
    const { _id } = await ask();
    const errand = await taken();
    expect(await settle(errand, { $set: { status: 'done' } })).toMatchObject({
      ...notHeld,
      _id,
      status: 'done',
    });
    expect(await settle(errand, { $set: { status: 'done' } })).toBeNull();
  });

  it('is lost when it is cancelled', async () => {
    const { _id } = await ask();
    const errand = await taken();
    await ErrandModel.updateOne({ _id }, { $set: { status: 'cancelled', ...notHeld } });
    expect(await errands.keep(errand, { steps: 1 })).toBe(false);
    expect(await settle(errand, { $set: { status: 'done' } })).toBeNull();
    expect(await stored(_id)).toMatchObject({ status: 'cancelled', steps: 0 });
  });

  it.each([
    ['uncounted', 0],
    ['counted', 1],
    ['forgotten', 0],
  ] as const)('is given back with its attempt %s', async (attempt, attempts) => {
    const { _id } = await ask();
    await errands.release(await taken(), { attempt, set: { steps: 2 } });
    expect(await stored(_id)).toMatchObject({ ...notHeld, attempts, steps: 2 });
    expect(await taken()).toMatchObject({ _id });
  });

  it('rests for a while after its release if a pause is requested', async () => {
    await ask();
    await errands.release(await taken(), { pauseMs: 60_000 });
    expect(await take()).toBeNull();
  });
});
