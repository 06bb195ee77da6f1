import { Types } from 'mongoose';
import type { AuditEvent } from '../../audit/audit-event.model.ts';
import { AuditValueModel } from '../../audit/audit-value.model.ts';
import type { Actor } from '../../auth/actor.ts';
import { isRecordId } from '../../db/record-id.ts';
import { candidateNames } from '../../records/candidates/candidate-names.ts';
import { companyNames } from '../../records/companies/company-directory.ts';
import { noteSubjects } from '../../records/notes/note-subjects.ts';
import { findPeople } from '../../identity/people/people.ts';
import { skillNames } from '../../records/skills/skills.ts';
import { promiseSubjectsOf } from '../promises/api/promise-subjects.ts';
import { taskSubjects } from '../tasks/api/task-subjects.ts';
import { mayReadName } from './readable-values.ts';
import { readableRecords } from './record-visibility.ts';
import { workNames, type Part } from './work-names.ts';

type Ids = readonly Types.ObjectId[];
type EventOf = Pick<AuditEvent, 'entity' | 'entityId'>;

/** Name of a record, and the record it belongs to. */
export interface RecordName {
  readonly name: string | null;
  readonly subject: { entity: string; id: string; name: string | null } | null;
  /** Whether the record exists but is hidden from this reader. */
  readonly hidden: boolean;
}

export type RecordNames = (event: EventOf) => RecordName;

/** Finds the names of all records of a page, with one query per kind. */
export async function recordNames(actor: Actor, events: readonly EventOf[]): Promise<RecordNames> {
  const idsOf = (entity: string): Types.ObjectId[] => [
    ...new Map(
      events
        .filter((event) => event.entity === entity && isRecordId(event.entityId))
        .map(({ entityId }) => [entityId, new Types.ObjectId(entityId)]),
    ).values(),
  ];
  const [notes, tasks, promises, mayKnow] = await Promise.all([
    noteSubjects(idsOf('note')),
    taskSubjects(idsOf('task')),
    promiseSubjectsOf(idsOf('promise')),
    readableRecords(actor, events),
  ]);
  const parts = [...notes.values(), ...tasks.values(), ...promises.values()];
  const about = (type: Part['subjectType']) =>
    parts.filter(({ subjectType }) => subjectType === type).map(({ subjectId }) => subjectId);
  const [candidates, people, companies, skills, others] = await Promise.all([
    seenCandidates(actor, [...idsOf('candidate'), ...about('candidate')]),
    findPeople(idsOf('user')),
    companyNames([...idsOf('company'), ...about('company')]),
    skillNames(idsOf('skill')),
    workNames(actor, [...notes.values(), ...tasks.values()]),
  ]);
  const live = (event: EventOf): RecordName | null =>
    nameOf(event, { notes, tasks, promises, candidates, people, companies, skills, others });
  const nameless = events.filter((event) => mayKnow(event) && live(event) === null);
  const known = await lastKnownNames(actor, nameless);
  return (event) => (mayKnow(event) ? (live(event) ?? known.get(keyOf(event)) ?? unnamed) : hidden);
}

const unnamed: RecordName = { name: null, subject: null, hidden: false };
const hidden: RecordName = { ...unnamed, hidden: true };

/** Readers without permission to read candidates get no candidate names. */
async function seenCandidates(actor: Actor, ids: Ids): Promise<Map<string, string | null>> {
  if (actor.can('candidate.read')) return candidateNames(actor, ids);
  return new Map(ids.map((id) => [id.toHexString(), null]));
}

interface Found {
  notes: Awaited<ReturnType<typeof noteSubjects>>;
  tasks: Awaited<ReturnType<typeof taskSubjects>>;
  promises: Awaited<ReturnType<typeof promiseSubjectsOf>>;
  candidates: ReadonlyMap<string, string | null>;
  people: Awaited<ReturnType<typeof findPeople>>;
  companies: ReadonlyMap<string, string>;
  skills: ReadonlyMap<string, string>;
  /** See {@link workNames}. */
  others: ReadonlyMap<string, string>;
}

/** Returns the name, or null for a record that no longer exists. */
function nameOf({ entity, entityId }: EventOf, found: Found): RecordName | null {
  switch (entity) {
    case 'candidate': {
      const name = found.candidates.get(entityId);
      return name === undefined ? null : { name, subject: null, hidden: name === null };
    }
    case 'note': {
      const note = found.notes.get(entityId);
      return note ? partOf(note, null, found) : null;
    }
    case 'task': {
      const task = found.tasks.get(entityId);
      return task ? partOf(task, task.title, found) : null;
    }
    case 'promise': {
      const promise = found.promises.get(entityId);
      return promise ? partOf(promise, null, found) : null;
    }
    case 'user': {
      const ref = isRecordId(entityId) ? found.people.ref(new Types.ObjectId(entityId)) : null;
      return ref && named(ref.name);
    }
    case 'company':
      return named(found.companies.get(entityId) ?? null);
    case 'skill':
      return named(found.skills.get(entityId) ?? null);
    default:
      // A non-numeric id, such as that of a remote, is itself the name.
      return isRecordId(entityId) ? null : named(entityId);
  }
}

const named = (name: string | null): RecordName | null =>
  name === null ? null : { name, subject: null, hidden: false };

function partOf({ subjectType, subjectId }: Part, title: string | null, found: Found): RecordName {
  const id = subjectId.toHexString();
  if (subjectType === 'company') {
    const subject = { entity: 'company', id, name: found.companies.get(id) ?? null };
    return { name: title, subject, hidden: false };
  }
  const names = subjectType === 'candidate' ? found.candidates : found.others;
  const name = names.get(id) ?? null;
  return {
    name: name === null ? null : title,
    subject: { entity: subjectType, id, name },
    hidden: name === null,
  };
}

const keyOf = ({ entity, entityId }: EventOf): string => `${entity}/${entityId}`;
const nameParts = ['name', 'firstName', 'lastName', 'number', 'title'] as const;

/** Finds the names that the log itself knows: the last name, otherwise the number. */
async function lastKnownNames(
  actor: Actor,
  events: readonly EventOf[],
): Promise<Map<string, RecordName>> {
  if (events.length === 0) return new Map();
  const wanted = new Set(events.map(keyOf));
  const values = await AuditValueModel.find({
    entity: { $in: [...new Set(events.map(({ entity }) => entity))] },
    entityId: { $in: [...new Set(events.map(({ entityId }) => entityId))] },
    path: { $in: [...nameParts] },
  })
    .sort({ _id: 1 })
    .lean();
  const known = new Map<string, Partial<Record<string, string>>>();
  for (const { entity, entityId, path, oldValue, newValue } of values) {
    const value = newValue ?? oldValue;
    const key = keyOf({ entity, entityId });
    if (typeof value !== 'string' || !wanted.has(key) || !mayReadName(actor, entity, path))
      continue;
    known.set(key, { ...known.get(key), [path]: value });
  }
  return new Map(
    [...known].map(([key, { name, firstName, lastName, title, number }]) => {
      const person = [firstName, lastName].filter(Boolean).join(' ');
      const said = name ?? (person || (title ?? number ?? null));
      return [key, { name: said, subject: null, hidden: false }];
    }),
  );
}
