import mongoose, { type ClientSession, type Types } from 'mongoose';
import { onCommit } from './on-write.ts';
import { recordDiskWritable } from './storage-space.ts';
import { OutboxModel, type NewOutboxRow } from '../outbox/outbox-event.model.ts';
import type { IdempotencyClaim } from '../idempotency/idempotency.service.ts';

/** Who changes something: a request's context or a job's. */
export interface WriteContext {
  readonly requestId: string;
  readonly ip: string;
  readonly session: {
    /** Null for a visitor who is not signed in and is known by a mailed link. */
    readonly id: Types.ObjectId | null;
    readonly user: { readonly _id: Types.ObjectId };
    readonly assignment: { readonly _id: Types.ObjectId } | null;
    /** The real user during impersonation as `user`; both ids go into the audit log. */
    readonly impersonation: { readonly realUser: { readonly _id: Types.ObjectId } } | null;
  } | null;
  /** The mailed link by which it is done. */
  readonly tokenId?: Types.ObjectId;
  readonly idempotency: IdempotencyClaim | null;
}

/** One change that commits whole or not at all: documents, audit, outbox, idempotency. */
export interface Tx {
  readonly session: ClientSession;
  readonly ctx: WriteContext;
  /** The moment of the change, the same in every document that it writes. */
  readonly at: Date;
  /** Null for the system. */
  readonly userId: Types.ObjectId | null;
  /** What `emit` leaves behind, written with one command when the work is done. */
  readonly events: NewOutboxRow[];
}

/** More events of one change than this are handled in the background. */
const maxAtOnce = 25;

/** What is read is of one moment; what is committed outlives the loss of a node. */
const transactionOptions = {
  readConcern: { level: 'snapshot' as const },
  writeConcern: { w: 'majority' as const },
};

/**
 * Runs `work` in a transaction and repeats it when the database asks for that, so `work` holds no
 * effect that cannot be repeated (mail and the like go through the outbox). What it returns is the
 * answer of the request: it is stored under the idempotency key in the same transaction.
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
      // The batch size for many similar writes that block no other request.
      const isBulk = events.length > maxAtOnce;
      if (isBulk) for (const event of events) event.isBackground = true;
      // Whole as they are: no document is made of them and checked.
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

/** The context of work that no request asked for: jobs, events, the seed. */
export const systemContext = (requestId: string): WriteContext => ({
  requestId,
  ip: '',
  session: null,
  idempotency: null,
});
