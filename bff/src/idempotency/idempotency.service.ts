import { limits } from '@muster/contracts';
import { randomUUID } from 'node:crypto';
import type { ClientSession, Types } from 'mongoose';
import { AppError } from '../http/app-error.ts';
import { openAnswer, sealAnswer } from './kept-answer.ts';
import { IdempotencyModel } from './idempotency-record.model.ts';

// If a process dies, a retry may take over its claim after this time.
const leaseMs = 30_000;

/** Identity of a repeated request: the same key of another user, role or route is another key. */
export interface IdempotencySubject {
  key: string;
  userId: Types.ObjectId;
  assignmentId: Types.ObjectId | null;
  impersonationId: Types.ObjectId | null;
  route: string;
  status: number;
  /** Keyed digest of the request, because requests hold personal data. */
  requestHash: string;
}

/** The right to run one change under a key. */
export interface IdempotencyClaim {
  /** Stores the answer in the transaction of the change; without a session, separately. */
  complete(response: unknown, session?: ClientSession): Promise<void>;
  /** The answer stored with the change, as JSON; null before that. */
  readonly stored: string | null;
  /** Releases the key, because nothing was changed. */
  release(): Promise<void>;
}

export type IdempotencyOutcome =
  { claim: IdempotencyClaim } | { replay: { status: number; response: unknown } };

/**
 * Claims a key, or returns the answer of its first use.
 * @throws AppError IDEMPOTENCY_MISMATCH, IDEMPOTENCY_IN_PROGRESS
 */
export async function claimKey(subject: IdempotencySubject): Promise<IdempotencyOutcome> {
  const { requestHash, key, userId, assignmentId, impersonationId, route } = subject;
  const identity = { userId, assignmentId, impersonationId, route, key };
  const claimId = randomUUID();
  const now = Date.now();
  const fresh = {
    requestHash,
    state: 'in_progress' as const,
    claimId,
    leaseUntil: new Date(now + leaseMs),
    expiresAt: new Date(now + limits.idempotencyKeep),
  };
  try {
    await IdempotencyModel.create({ ...identity, ...fresh });
    return { claim: claimOf(claimId, subject) };
  } catch (error) {
    if ((error as { code?: unknown }).code !== 11_000) throw error;
  }
  const existing = await IdempotencyModel.findOne(identity).lean();
  if (!existing) throw new AppError('IDEMPOTENCY_IN_PROGRESS');
  if (existing.requestHash !== requestHash) throw new AppError('IDEMPOTENCY_MISMATCH');
  if (existing.state === 'done') {
    const json = openAnswer(existing.response ?? 'null', userId);
    // An unreadable answer must not make the change run twice.
    if (json === null) throw new AppError('IDEMPOTENCY_MISMATCH');
    return { replay: { status: existing.status ?? subject.status, response: JSON.parse(json) } };
  }
  const taken = await IdempotencyModel.updateOne(
    {
      _id: existing._id,
      claimId: existing.claimId,
      state: 'in_progress',
      leaseUntil: { $lt: new Date() },
    },
    { $set: fresh },
  );
  if (taken.modifiedCount !== 1) throw new AppError('IDEMPOTENCY_IN_PROGRESS');
  return { claim: claimOf(claimId, subject) };
}

function claimOf(
  claimId: string,
  { userId, status }: Pick<IdempotencySubject, 'userId' | 'status'>,
): IdempotencyClaim {
  let stored: string | null = null;
  return {
    get stored() {
      return stored;
    },
    complete: async (response, session) => {
      const json = JSON.stringify(response ?? null);
      const result = await IdempotencyModel.updateOne(
        { claimId },
        { $set: { state: 'done', response: sealAnswer(json, userId), status } },
        session ? { session } : {},
      );
      // Another request took the key over meanwhile: this change must not commit.
      if (result.matchedCount !== 1) throw new AppError('IDEMPOTENCY_IN_PROGRESS');
      stored = json;
    },
    release: async () => {
      await IdempotencyModel.deleteOne({ claimId, state: 'in_progress' });
    },
  };
}
