import { createHash, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Types } from 'mongoose';
import type { Tx, WriteContext } from '../db/unit-of-work.ts';
import { announceAdded, announceChange } from '../outbox/record-changed.ts';
import { canonicalJson } from '../idempotency/canonical-json.ts';
import { AuditEventModel, type AuditChange, type AuditEvent } from './audit-event.model.ts';
import { AuditValueModel, type AuditValue } from './audit-value.model.ts';

/** Old and new value of a field. `secret` records only the fact that it changed. */
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
  /** The user, where the session does not name one yet (sign-in). */
  actorUserId?: Types.ObjectId;
  /**
   * The real user, where the session does not name one: at the start and end of an impersonation.
   */
  realActorUserId?: Types.ObjectId;
  /** The role in use, if it differs from the session's. */
  assignmentId?: Types.ObjectId;
  tokenId?: Types.ObjectId;
}

/** Actions that record a view or an export and change nothing. */
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

/** Writes the events of many new records of one entity, and notifies screens once. */
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

/**
 * Skips document creation and validation: every field is set here, and this runs with each change.
 */
const asBuilt = ({ session }: Tx) => ({ session, lean: true }) as const;

/**
 * Records an access, which changes nothing else: a single event that needs no transaction around
 * it.
 */
export async function auditAccess(ctx: WriteContext, entry: AuditEntry): Promise<void> {
  const event = auditEvent({ ctx, at: new Date(), userId: ctx.session?.user._id ?? null }, entry);
  for (const change of entry.changes ?? []) event.changes.push(describe(event, change).noted);
  await AuditEventModel.insertMany([event], { lean: true });
}

/**
 * Returns the changes between two states of a record at the given paths; `secret` names the secret
 * ones.
 */
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

/** Returns the digest of a value; it cannot be guessed back without the salt. */
export const digest = (salt: string, value: unknown): string =>
  createHash('sha256').update(salt).update(canonicalJson(value)).digest('hex');

/** Converts ids and dates to text, so that the stored value is the one compared and hashed. */
const plain = (value: unknown): unknown =>
  value === undefined || value === null ? null : JSON.parse(JSON.stringify(value));
