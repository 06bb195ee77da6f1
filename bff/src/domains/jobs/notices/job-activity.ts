import type { jobEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { AuditEventModel, type AuditEvent } from '../../../audit/audit-event.model.ts';
import { AuditValueModel } from '../../../audit/audit-value.model.ts';
import { listIdentity, readCursor, writeCursor } from '../../../db/cursor.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { behind } from '../../../lists/timeline.ts';
import { actorOf } from '../../../activity/activity-kinds.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { seatsOf } from '../../../records/positions/position-seats.ts';
import { findJob } from '../../../records/jobs/job-lookup.ts';
import type { Job } from '../../../records/jobs/job.model.ts';
import { reaches } from '../../../records/jobs/jobs.policy.ts';

/** Log paths that hold messages written with a change. */
const spoken = ['stateNote', 'openedDateReason', 'cancelNote', 'message'];

/** Returns events of a job and its seats, newest first, limited to what the reader may see. */
export const readJobActivity: Service<typeof jobEndpoints.activity> = async (
  { actor },
  { params, query },
) => {
  const job = await findJob(actor, params.id);
  const seats = await seatsOf(job._id);
  const labels = new Map(seats.map(({ _id, label }) => [_id.toHexString(), label]));
  const list = listIdentity({ activity: job._id.toHexString() });
  const place = query.cursor === undefined ? null : placeOf(query.cursor, list);
  const found = await AuditEventModel.find({
    $and: [
      {
        $or: [
          { entity: 'job', entityId: job._id.toHexString() },
          { entity: 'position', entityId: { $in: [...labels.keys()] } },
        ],
      },
      behind(place, 'at'),
    ],
  })
    .sort({ at: -1, _id: -1 })
    .limit(query.limit + 1)
    .lean();
  const shown = found.slice(0, query.limit);
  const people = await findPeople(
    shown.flatMap(({ actorUserId, realActorUserId }) => [actorUserId, realActorUserId]),
  );
  const notes = await notesOf(shown);
  const hidden = hiddenFields(actor, job);
  const last = shown.at(-1);
  return {
    data: shown.map((event) => ({
      id: event._id.toHexString(),
      at: event.at.toISOString(),
      actor: actorOf(event, people),
      action: event.action,
      fields: event.changes.map(({ path }) => path).filter((path) => !hidden.has(path)),
      excerpt: notes.get(event._id.toHexString()) ?? labels.get(event.entityId) ?? null,
    })),
    nextCursor:
      last && found.length > shown.length
        ? writeCursor(
            {
              value: last.at,
              id: last._id.toHexString(),
              direction: 'next',
              rank: 0,
              total: 0,
              countedAt: last.at,
            },
            list,
          )
        : null,
  };
};

async function notesOf(events: readonly AuditEvent[]): Promise<ReadonlyMap<string, string>> {
  const values = await AuditValueModel.find({
    eventId: { $in: events.map(({ _id }) => _id) },
    path: { $in: spoken },
  }).lean();
  return new Map(
    values.flatMap(({ eventId, newValue }) =>
      typeof newValue === 'string' ? [[eventId.toHexString(), newValue] as const] : [],
    ),
  );
}

/** Readers who may not see rates do not even see the names of their fields. */
function hiddenFields(actor: Parameters<typeof reaches>[0], job: Job): ReadonlySet<string> {
  return new Set([
    ...(reaches(actor, 'job.readPayRate', job) ? [] : ['payRate']),
    ...(reaches(actor, 'job.readBillRate', job) ? [] : ['billRate']),
  ]);
}

function placeOf(cursor: string, list: string) {
  const { value, id } = readCursor(cursor, list);
  if (!(value instanceof Date)) throw new AppError('INVALID_CURSOR');
  return { at: value, id: new Types.ObjectId(id) };
}
