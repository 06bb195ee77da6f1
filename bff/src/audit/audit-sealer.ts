import { randomUUID } from 'node:crypto';
import mongoose, { type ClientSession } from 'mongoose';
import { takeLease } from '../jobs/lease.ts';
import { AuditChainModel, genesis } from './audit-chain.model.ts';
import { AuditEventModel } from './audit-event.model.ts';
import { hashEvent } from './audit-hash.ts';

const leaseMs = 30_000;
const batch = 200;

/**
 * Numbers and hashes the events that are not yet in the chain, in the order in which it finds them,
 * and never renumbers: an event that commits late comes later. One sealer works at a time; a sealer
 * that lost its lease while it slept moves nothing, because the chain knows the newer fence.
 * @returns the number of sealed events; 0 while another process seals
 */
export async function sealAuditEvents(signal?: AbortSignal): Promise<number> {
  await AuditChainModel.updateOne(
    { _id: genesis._id },
    { $setOnInsert: genesis },
    { upsert: true },
  );
  const lease = await takeLease('audit-sealer', randomUUID(), leaseMs);
  if (!lease) return 0;
  let sealed = 0;
  try {
    while (!signal?.aborted) {
      const count = await inTransaction((session) => sealBatch(lease.fence, session));
      sealed += count;
      if (count < batch) break;
    }
  } finally {
    await lease.release(new Date());
  }
  return sealed;
}

/** Seals one batch and moves the end of the chain in one transaction. */
export async function sealBatch(fence: number, session: ClientSession): Promise<number> {
  const chain = await AuditChainModel.findOneAndUpdate(
    { _id: genesis._id, fence: { $lte: fence } },
    { $set: { fence } },
    { session, returnDocument: 'after' },
  ).lean();
  if (!chain) return 0;
  const events = await AuditEventModel.find({ seq: null }, null, { session })
    .sort({ _id: 1 })
    .limit(batch)
    .lean();
  if (events.length === 0) return 0;
  let { seq, hash } = chain;
  const writes = events.map((event) => {
    const prevHash = hash;
    seq += 1;
    hash = hashEvent(event, seq, prevHash);
    return {
      updateOne: {
        filter: { _id: event._id, seq: null },
        update: { $set: { seq, prevHash, hash } },
      },
    };
  });
  const result = await AuditEventModel.bulkWrite(writes, { session });
  if (result.modifiedCount !== events.length)
    throw new Error('An event was sealed by somebody else');
  await AuditChainModel.updateOne({ _id: genesis._id }, { $set: { seq, hash } }, { session });
  return events.length;
}

async function inTransaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  const session = await mongoose.startSession();
  try {
    return await session.withTransaction(() => work(session));
  } finally {
    await session.endSession();
  }
}
