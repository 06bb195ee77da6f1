import type { AuditEventView } from '@muster/contracts';
import { Types } from 'mongoose';
import type { AuditChange, AuditEvent } from '../../audit/audit-event.model.ts';
import { AuditValueModel, type AuditValue } from '../../audit/audit-value.model.ts';
import type { Actor } from '../../auth/actor.ts';
import { isRecordId } from '../../db/record-id.ts';
import { findPeople } from '../../identity/people/people.ts';
import { keptMarks } from '../../records/vetting/kept-marks.ts';
import { changeText, type ChangeText } from './change-text.ts';
import { mayReadValue } from './readable-values.ts';
import { recordNames } from './record-names.ts';

/** Serialises events as the reader may see them; loads related data once for all of them. */
export async function serializeEvents(
  actor: Actor,
  events: readonly AuditEvent[],
): Promise<AuditEventView[]> {
  const mayRead = await valueRights(actor, events);
  const [people, names, values] = await Promise.all([
    findPeople(events.flatMap((event) => [event.actorUserId, event.realActorUserId])),
    recordNames(actor, events),
    valuesOf(events, mayRead),
  ]);
  const toText = await changeText(values.flatMap(({ oldValue, newValue }) => [oldValue, newValue]));
  const valueOf = new Map(values.map((value) => [keyOf(value.eventId, value.path), value]));
  return events.map((event) => {
    const { name, subject, hidden } = names(event);
    return {
      id: event._id.toHexString(),
      at: event.at.toISOString(),
      seq: event.seq,
      actorKind: event.actorKind,
      actor: people.ref(event.actorUserId),
      realActor: people.ref(event.realActorUserId),
      action: event.action,
      entity: event.entity,
      entityId: event.entityId,
      entityName: name,
      subject,
      changes: event.changes.map((change) =>
        serializeChange(change, {
          value: valueOf.get(keyOf(event._id, change.path)),
          readable: !hidden && mayRead(event, change.path),
          toText,
        }),
      ),
      ip: event.ip || null,
      requestId: event.requestId,
    };
  });
}

const keyOf = (eventId: { toHexString(): string }, path: string): string =>
  `${eventId.toHexString()}/${path}`;

type MayRead = (event: AuditEvent, path: string) => boolean;

/** Marks hidden from the reader on the record are hidden here, too. */
async function valueRights(actor: Actor, events: readonly AuditEvent[]): Promise<MayRead> {
  const people = events
    .filter(({ entity, entityId }) => entity === 'candidate' && isRecordId(entityId))
    .map(({ entityId }) => new Types.ObjectId(entityId));
  const kept = await keptMarks(actor, people);
  return (event, path) =>
    mayReadValue(actor, event, path) && !(kept.has(event.entityId) && markedPaths.has(path));
}

/** Parts of a candidate's record that interviewers mark. */
const markedPaths: ReadonlySet<string> = new Set(['skills', 'languages']);

/** Reads the values of these events that the reader may know; the others are never loaded. */
async function valuesOf(events: readonly AuditEvent[], mayRead: MayRead): Promise<AuditValue[]> {
  const byId = new Map(events.map((event) => [event._id.toHexString(), event]));
  const found = await AuditValueModel.find({
    eventId: { $in: events.map(({ _id }) => _id) },
  }).lean();
  return found.filter(({ eventId, path }) => {
    const event = byId.get(eventId.toHexString());
    return event && mayRead(event, path);
  });
}

interface ChangeFacts {
  value: AuditValue | undefined;
  readable: boolean;
  toText: ChangeText;
}

function serializeChange(
  { path, secret }: AuditChange,
  { value, readable, toText }: ChangeFacts,
): AuditEventView['changes'][number] {
  const silent = { path, secret, before: null, after: null };
  if (secret) return { ...silent, withheld: null };
  if (!readable) return { ...silent, withheld: 'reader' };
  if (!value) return { ...silent, withheld: 'erased' };
  return {
    path,
    secret,
    before: toText(value.oldValue),
    after: toText(value.newValue),
    withheld: null,
  };
}
