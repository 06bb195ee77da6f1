import { jobStates, limits } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import { z } from 'zod';
import { defineApproval } from '../../../approvals/approval-kind.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import { askedJob, askedOfJob, changedSince } from '../../../records/jobs/asked-of-jobs.ts';
import { addPositions } from '../../../records/positions/add-positions.ts';
import { liveSeatsOf } from '../../../records/positions/live-seats.ts';
import { PositionModel, type Position } from '../../../records/positions/position.model.ts';
import { reasonLabels } from '../../reasons/api/reasons.ts';
import { cancelOne } from '../changes/cancel-position.ts';

const state = z.enum(jobStates);
const added = z.object({ state, count: z.number(), targetStart: z.string().nullable() });
const cancelled = z.object({ state, positionIds: z.array(z.string()), reasonId: z.string() });

/** A client's request for more positions. */
export const addSeatsAsk = defineApproval<z.infer<typeof added>>({
  ...askedOfJob('position.manage', (called) => `add positions to ${called}`),
  name: 'position_add',
  payload: added,
  facts: async (id, { state: asked, count, targetStart }) => [
    ...changedSince(asked, await askedJob(id)),
    { name: 'positions', value: String(count) },
    ...(targetStart ? [{ name: 'targetStart' as const, value: targetStart }] : []),
  ],
  run: async (tx, { subjectId, payload: { count, targetStart } }) => {
    const job = await askedJob(subjectId, tx.session);
    await addPositions(
      tx,
      job,
      Array.from({ length: count }, () => ({ targetStart })),
    );
  },
});

/** A client's request for fewer positions. */
export const cancelSeatsAsk = defineApproval<z.infer<typeof cancelled>>({
  ...askedOfJob('position.cancel', (called) => `cancel positions of ${called}`),
  name: 'position_cancel',
  payload: cancelled,
  facts: async (id, { state: asked, positionIds, reasonId }) => [
    ...changedSince(asked, await askedJob(id)),
    { name: 'positionLabels', value: (await labelsOf(positionIds)).join(', ') || '–' },
    {
      name: 'endReason',
      value: (await reasonLabels([new Types.ObjectId(reasonId)])).get(reasonId) ?? '–',
    },
  ],
  run: async (tx, { subjectId, payload: { positionIds, reasonId }, reason }) => {
    const job = await askedJob(subjectId, tx.session);
    for (const position of await seatsAsked(tx, subjectId, positionIds))
      // If it was cancelled meanwhile, the request is already fulfilled.
      if (position.status !== 'cancelled')
        await cancelOne(tx, { position, job }, { version: null, reasonId, note: reason || null });
  },
});

const seatsAsked = (
  { session }: Tx,
  jobId: Types.ObjectId,
  ids: readonly string[],
): Promise<Position[]> =>
  PositionModel.find({ _id: { $in: [...ids] }, jobId, deletedAt: null }, null, { session }).lean();

/** Returns the names of these positions, in the order of creation. */
export async function labelsOf(
  ids: readonly string[],
  session: ClientSession | null = null,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const seats = await PositionModel.find({ _id: { $in: [...ids] } }, { label: 1 }, { session })
    .sort({ _id: 1 })
    .lean();
  return seats.map(({ label }) => label);
}

const cancellable: ReadonlySet<Position['status']> = new Set(['open', 'on_hold', 'reserved']);

/** Returns the cancellable positions of a job, and its total number. */
export async function cancellableSeats(
  jobId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<{ seats: Position[]; live: number }> {
  const live = await liveSeatsOf(jobId, session);
  return { seats: live.filter(({ status }) => cancellable.has(status)), live: live.length };
}

/** @throws AppError POSITION_LIMIT if a job cannot have this many more */
export async function requireRoomFor(
  { session }: Tx,
  jobId: Types.ObjectId,
  count: number,
): Promise<void> {
  const { live } = await cancellableSeats(jobId, session);
  if (live + count > limits.position.perJob)
    throw new AppError('POSITION_LIMIT', { context: { limit: limits.position.perJob } });
}

/** @throws AppError LAST_POSITION, VALIDATION_FAILED if a position cannot be cancelled */
export async function requireCancellable(
  { session }: Tx,
  jobId: Types.ObjectId,
  ids: readonly string[],
): Promise<void> {
  const { seats, live } = await cancellableSeats(jobId, session);
  const there = new Set(seats.map(({ _id }) => _id.toHexString()));
  if (!ids.every((id) => there.has(id))) throw invalidField('positionIds', 'NOT_FOUND');
  if (new Set(ids).size >= live) throw new AppError('LAST_POSITION');
}
