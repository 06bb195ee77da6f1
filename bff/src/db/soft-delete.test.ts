import { limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import { ProbeModel } from '../testing/probe.domain.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { formatNumber, takeNumber } from './counter.ts';
import { restoreDeleted, softDelete } from './soft-delete.ts';
import { systemContext, transact } from './unit-of-work.ts';

const day = 86_400_000;

let drop: () => Promise<void>;
beforeAll(async () => {
  drop = await openTestDatabase();
});
afterAll(() => drop());

const remove = (id: Types.ObjectId, version: number | null = null) =>
  transact(systemContext('test'), (tx) =>
    softDelete(tx, ProbeModel, { _id: id }, { reason: 'twice', version }),
  );
const restore = (id: Types.ObjectId) =>
  transact(systemContext('test'), (tx) => restoreDeleted(tx, ProbeModel, { _id: id }));

describe('soft deletion', () => {
  it('marks the record, frees its unique name, and can be undone', async () => {
    const { _id } = await ProbeModel.create({ name: 'Gone' });
    const { after } = await remove(_id, 1);
    expect(after).toMatchObject({ deleteReason: 'twice', version: 2, deletedAt: expect.any(Date) });
    const second = await ProbeModel.create({ name: 'Gone' });
    await expect(restore(_id)).rejects.toMatchObject({ code: 11_000 });
    await remove(second._id);
    expect((await restore(_id)).after).toMatchObject({
      deletedAt: null,
      deleteReason: null,
      version: 3,
    });
  });

  it('refuses a record that is already deleted, and a stale version', async () => {
    const { _id } = await ProbeModel.create({ name: 'Stale' });
    await expect(remove(_id, 5)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    await remove(_id);
    await expect(remove(_id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('can be undone for thirty days', async () => {
    const { _id } = await ProbeModel.create({ name: 'Old' });
    await expect(restore(_id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await remove(_id);
    const deletedAt = new Date(Date.now() - limits.restoreDays * day - 1000);
    await ProbeModel.updateOne({ _id }, { $set: { deletedAt } });
    await expect(restore(_id)).rejects.toMatchObject({ code: 'RESTORE_EXPIRED' });
  });
});

describe('numbers', () => {
  it('are never assigned twice', async () => {
    const numbers = await Promise.all(Array.from({ length: 20 }, () => takeNumber('candidate')));
    expect(new Set(numbers).size).toBe(20);
    const first = await takeNumber('candidate', 100);
    expect(await takeNumber('candidate')).toBe(first + 100);
  });

  it('are written with their prefix and width', () => {
    expect([formatNumber('candidate', 123), formatNumber('company', 31)]).toEqual([
      'C-000123',
      'CO-0031',
    ]);
  });
});
