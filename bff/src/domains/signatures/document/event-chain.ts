import { createHash } from 'node:crypto';
import type { SignatureEventType } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { canonicalJson } from '../../../idempotency/canonical-json.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { SignatureEventModel, type SignatureEvent } from '../signature-event.model.ts';

interface NewEvent {
  type: SignatureEventType;
  /** The author's name on the certificate; the account's name by default. */
  by?: string;
  fileHash?: string | null;
}

/** Returns the history of a document from its beginning. */
export const eventsOf = (
  documentId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<SignatureEvent[]> =>
  SignatureEventModel.find({ documentId }, null, { session }).sort({ seq: 1 }).lean();

/**
 * Adds an event to the history, chained to the one before. Concurrent events are kept apart by the
 * document version, which each change raises, and by the index.
 */
export async function addEvent(
  tx: Tx,
  documentId: Types.ObjectId,
  { type, by, fileHash = null }: NewEvent,
): Promise<SignatureEvent> {
  const last = await SignatureEventModel.findOne({ documentId }, null, { session: tx.session })
    .sort({ seq: -1 })
    .lean();
  const bare = {
    _id: new Types.ObjectId(),
    documentId,
    seq: (last?.seq ?? 0) + 1,
    type,
    at: tx.at,
    byUserId: tx.userId,
    by: by ?? (tx.userId ? (await findPeople([tx.userId], tx.session)).name(tx.userId) : null),
    ip: tx.ctx.ip || null,
    fileHash,
    prevHash: last?.hash ?? beginning,
  };
  const event = { ...bare, hash: hashOf(bare) };
  await SignatureEventModel.insertMany([event], { session: tx.session });
  return event;
}

const beginning = '0'.repeat(64);

function hashOf(event: Omit<SignatureEvent, 'hash'>): string {
  const { documentId, seq, type, at, byUserId, by, ip, fileHash, prevHash } = event;
  const told = {
    documentId: documentId.toHexString(),
    seq,
    type,
    at: at.toISOString(),
    byUserId: byUserId?.toHexString() ?? null,
    by,
    ip,
    fileHash,
    prevHash,
  };
  return createHash('sha256').update(canonicalJson(told)).digest('hex');
}

/** Checks that no event was changed, removed or inserted. */
export const isChainWhole = (events: readonly SignatureEvent[]): boolean =>
  events.every(
    (event, index) =>
      event.seq === index + 1 &&
      event.prevHash === (events[index - 1]?.hash ?? beginning) &&
      event.hash === hashOf(event),
  );
