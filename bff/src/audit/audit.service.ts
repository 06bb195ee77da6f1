import { createHash, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Types } from 'mongoose';
import type { Tx, WriteContext } from '../db/unit-of-work.ts';
import { announceAdded, announceChange } from '../outbox/record-changed.ts';
import { canonicalJson } from '../idempotency/canonical-json.ts';
import { AuditEventModel, type AuditChange, type AuditEvent } from './audit-event.model.ts';
import { AuditValueModel, type AuditValue } from './audit-value.model.ts';

/** A field as it was and is. `secret` notes the fact alone. */
export interface FieldChange {
  path: string;
  before: unknown;
  after: unknown;
  secret?: boolean;
}

export interface AuditEntry {
  /** Dotted verb: `candidate.update`. */
  action: string;
  entity: string;
  entityId: Types.ObjectId | string;
  companyId?: Types.ObjectId | null;
  changes?: readonly FieldChange[];
  actorKind?: AuditEvent['actorKind'];
  /** The person, where the session does not yet tell (sign-in). */
  actorUserId?: Types.ObjectId;
  /** Who really did it, where the session does not tell: the start of an impersonation, its end. */
  realActorUserId?: Types.ObjectId;
  /** The role acted in, where it is not the session's. */
  assignmentId?: Types.ObjectId;
  tokenId?: Types.ObjectId;
}

/** Actions that note that something was seen or taken out, and change nothing. */
const onlyLooked = /\.(read|view|export)/;

/**
 * Writes an audit event in the transaction of the change it describes: both commit, or neither.
 * Screens that show or search the record are notified.
 */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  const { event, values } = noteOf(tx, entry);
  await AuditEventModel.insertMany([event], asBuilt(tx));
  if (values.length > 0) await AuditValueModel.insertMany(values, asBuilt(tx));
  if (!onlyLooked.test(entry.action)) announceChange(tx, entry.entity, entry.entityId);
}

/** The same for many new records of one entity: written, and told of, at once. */
export async function auditAdded(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  const [first] = entries;
  if (!first) return;
  const notes = entries.map((entry) => noteOf(tx, entry));
  const values = notes.flatMap((note) => note.values);
  await AuditEventModel.insertMany(
    notes.map(({ event }) => event),
    asBuilt(tx),
  );
  if (values.length > 0) await AuditValueModel.insertMany(values, asBuilt(tx));
  announceAdded(
    tx,
    first.entity,
    entries.map(({ entityId }) => entityId),
  );
}

function noteOf(tx: Tx, entry: AuditEntry): { event: AuditEvent; values: AuditValue[] } {
  const event = auditEvent(tx, entry);
  const values: AuditValue[] = [];
  for (const change of entry.changes ?? []) {
    if (isDeepStrictEqual(plain(change.before), plain(change.after))) continue;
    const { noted, value } = describe(event, change);
    event.changes.push(noted);
    if (value) values.push(value);
  }
  return { event, values };
}

/** Every field is set here, and this goes with each change: no document is made of it and checked. */
const asBuilt = ({ session }: Tx) => ({ session, lean: true }) as const;

/**
 * Notes that something was opened, which changes nothing else: one event, whole by itself, without a
 * transaction around it.
 */
export async function auditAccess(ctx: WriteContext, entry: AuditEntry): Promise<void> {
  const event = auditEvent({ ctx, at: new Date(), userId: ctx.session?.user._id ?? null }, entry);
  for (const change of entry.changes ?? []) event.changes.push(describe(event, change).noted);
  await AuditEventModel.insertMany([event], { lean: true });
}

/** The changes between two states of a record, for the given paths; secrets named in `secret`. */
export function changesBetween<T extends object>(
  before: T | null,
  after: T | null,
  paths: readonly (keyof T & string)[],
  secret: readonly (keyof T & string)[] = [],
): FieldChange[] {
  return paths.map((path) => ({
    path,
    before: before?.[path] ?? null,
    after: after?.[path] ?? null,
    secret: secret.includes(path),
  }));
}

function auditEvent(tx: Pick<Tx, 'ctx' | 'at' | 'userId'>, entry: AuditEntry): AuditEvent {
  const { session, ip, requestId, tokenId } = tx.ctx;
  const actorUserId = entry.actorUserId ?? tx.userId;
  return {
    _id: new Types.ObjectId(),
    at: tx.at,
    actorKind: entry.actorKind ?? (actorUserId ? 'user' : 'system'),
    actorUserId,
    realActorUserId: entry.realActorUserId ?? session?.impersonation?.realUser._id ?? null,
    assignmentId: entry.assignmentId ?? session?.assignment?._id ?? null,
    action: entry.action,
    entity: entry.entity,
    entityId: String(entry.entityId),
    companyId: entry.companyId?.toHexString() ?? null,
    changes: [],
    ip,
    requestId,
    sessionId: session?.id?.toHexString() ?? null,
    tokenId: (entry.tokenId ?? tokenId)?.toHexString() ?? null,
    seq: null,
    prevHash: null,
    hash: null,
  };
}

function describe(
  { _id, entity, entityId }: AuditEvent,
  { path, before, after, secret = false }: FieldChange,
): { noted: AuditChange; value: AuditValue | null } {
  if (secret) return { noted: { path, secret, oldDigest: null, newDigest: null }, value: null };
  const salt = randomBytes(16).toString('base64url');
  const oldValue = plain(before);
  const newValue = plain(after);
  return {
    noted: { path, secret, oldDigest: digest(salt, oldValue), newDigest: digest(salt, newValue) },
    value: {
      _id: new Types.ObjectId(),
      eventId: _id,
      entity,
      entityId,
      path,
      salt,
      oldValue,
      newValue,
    },
  };
}

/** Digest of a value; without the salt it cannot be guessed back. */
export const digest = (salt: string, value: unknown): string =>
  createHash('sha256').update(salt).update(canonicalJson(value)).digest('hex');

/** Ids and dates as text: what is stored is what is compared and hashed. */
const plain = (value: unknown): unknown =>
  value === undefined || value === null ? null : JSON.parse(JSON.stringify(value));
