import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { ApplicationEventModel } from '../../../records/applications/application-event.model.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';

type Clocks = Pick<Application, 'stageClockFrom' | 'clientClockFrom' | 'clientNudgedAt'>;

/** Fields of an application on hold, from this moment on. */
export const held = ({ at }: Tx, until: string | null, note: string | null) => ({
  onHold: true,
  holdUntil: until,
  holdNote: note,
  heldSince: at,
});

export const notHeld = { onHold: false, holdUntil: null, holdNote: null, heldSince: null } as const;

/** Clock fields for a new stage: no time on hold yet. */
export const freshStage = { stageClockFrom: null } as const;

/**
 * Returns the changes that resume an application: its clocks continue from where they stopped at
 * the hold.
 */
export async function goingOn(tx: Tx, application: Application): Promise<Partial<Application>> {
  const from = application.heldSince ?? (await lastHeldAt(tx, application._id));
  const job = (await jobsById([application.jobId], tx.session)).get(String(application.jobId));
  // The remaining time belongs to the job's own hold.
  const jobHeld = job?.status === 'on_hold' ? job.holdSince : null;
  const to = jobHeld && jobHeld < tx.at ? jobHeld : tx.at;
  return { ...notHeld, ...(from && later(application, from, to)) };
}

/** Shifts the clocks of applications on a resumed job by its time on hold. */
export async function shiftClocksOf(
  tx: Tx,
  jobId: Types.ObjectId,
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  const live = await ApplicationModel.find({ jobId, status: 'active', deletedAt: null }, null, {
    session: tx.session,
  }).lean();
  // For applications that are themselves on hold, time counts until their hold began; the rest
  // counts when they resume.
  const endOf = ({ onHold, heldSince }: Application) => (onHold ? (heldSince ?? from) : to);
  const changes = live
    .map((application) => ({ application, clocks: later(application, from, endOf(application)) }))
    .filter(({ clocks }) => Object.keys(clocks).length > 0);
  if (changes.length === 0) return;
  await ApplicationModel.bulkWrite(
    changes.map(({ application: { _id }, clocks }) => ({
      updateOne: { filter: { _id }, update: { $set: clocks } },
    })),
    { session: tx.session },
  );
}

/** Shifts clocks by the part of a pause in which they ran. */
function later(application: Application, from: Date, to: Date): Clocks {
  const { stageEnteredAt, stageClockFrom, submittedAt, clientClockFrom } = application;
  const { stageKind, clientNudgedAt } = application;
  const clocks: Clocks = {};
  const set = (clock: keyof Clocks, at: Date | null | undefined) => {
    if (at && to > from && to > at) clocks[clock] = shifted(at, from, to);
  };
  set('stageClockFrom', stageClockFrom ?? stageEnteredAt);
  // An answered submission keeps its answer time.
  if (stageKind === 'submitted') {
    set('clientClockFrom', clientClockFrom ?? submittedAt);
    set('clientNudgedAt', clientNudgedAt);
  }
  return clocks;
}

const shifted = (clock: Date, from: Date, to: Date): Date =>
  new Date(clock.getTime() + to.getTime() - Math.max(clock.getTime(), from.getTime()));

/** For applications put on hold before `heldSince` was stored. */
async function lastHeldAt(tx: Tx, applicationId: Types.ObjectId): Promise<Date | null> {
  const event = await ApplicationEventModel.findOne({ applicationId, type: 'held' }, null, {
    session: tx.session,
  })
    .sort({ at: -1 })
    .lean();
  return event?.at ?? null;
}
