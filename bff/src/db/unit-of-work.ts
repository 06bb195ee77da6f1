import mongoose, { type ClientSession, type Types } from 'mongoose';
import { onCommit } from './on-write.ts';
import { recordDiskWritable } from './storage-space.ts';
import { OutboxModel, type NewOutboxRow } from '../outbox/outbox-event.model.ts';
import type { IdempotencyClaim } from '../idempotency/idempotency.service.ts';

/** The origin of a change: a request's context or a job's. */
export interface WriteContext {
  readonly requestId: string;
  readonly ip: string;
  readonly session: {
    /** Null for a visitor who is not signed in and is identified by a mailed link. */
    readonly id: Types.ObjectId | null;
    readonly user: { readonly _id: Types.ObjectId };
    readonly assignment: { readonly _id: Types.ObjectId } | null;
    /** The real user while impersonating `user`; both ids go into the audit log. */
    readonly impersonation: { readonly realUser: { readonly _id: Types.ObjectId } } | null;
  } | null;
  /** The mailed link that was used. */
  readonly tokenId?: Types.ObjectId;
  readonly idempotency: IdempotencyClaim | null;
}

/** A change that commits completely or not at all: documents, audit, outbox, idempotency. */
export interface Tx {
  readonly session: ClientSession;
  readonly ctx: WriteContext;
  /** The time of the change, the same in every document that it writes. */
  readonly at: Date;
  /** Null for the system. */
  readonly userId: Types.ObjectId | null;
  /** Events added by `emit`, written with one command when the work is done. */
  readonly events: NewOutboxRow[];
}

/** Changes with more events than this are handled in the background. */
const maxAtOnce = 25;

/** Reads see one snapshot; commits survive the loss of a node. */
const transactionOptions = {
  readConcern: { level: 'snapshot' as const },
  writeConcern: { w: 'majority' as const },
};

/**
 * Runs `work` in a transaction and repeats it if the database asks for that, so `work` must not
 * have effects that cannot be repeated (mail and the like go through the outbox). Its return value
 * is the answer of the request: it is stored under the idempotency key in the same transaction.
 */
export async function transact<T>(ctx: WriteContext, work: (tx: Tx) => Promise<T> | T): Promise<T> {
  const session = await mongoose.startSession();
  try {
    const committed = onCommit();
    const answer = await session.withTransaction(async () => {
      const events: NewOutboxRow[] = [];
      const result = await work({
        session,
        ctx,
        at: new Date(),
        userId: ctx.session?.user._id ?? null,
        events,
      });
      // Batch size for many similar writes that does not block other requests.
      const isBulk = events.length > maxAtOnce;
      if (isBulk) for (const event of events) event.isBackground = true;
      // The events are complete, so document creation and validation are skipped.
      if (events.length > 0) await OutboxModel.insertMany(events, { session, lean: true });
      await ctx.idempotency?.complete(result, session);
      return result;
    }, transactionOptions);
    committed();
    recordDiskWritable();
    return answer;
  } finally {
    await session.endSession();
  }
}

/** Returns the context of work without a request: jobs, events, the seed. */
export const systemContext = (requestId: string): WriteContext => ({
  requestId,
  ip: '',
  session: null,
  idempotency: null,
});
