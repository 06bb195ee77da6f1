import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { ApplicationEventModel } from '../../../records/applications/application-event.model.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';

type Clocks = Pick<Application, 'stageClockFrom' | 'clientClockFrom' | 'clientNudgedAt'>;

/** What an application on hold is told by, from this moment on. */
export const held = ({ at }: Tx, until: string | null, note: string | null) => ({
  onHold: true,
  holdUntil: until,
  holdNote: note,
  heldSince: at,
});

export const notHeld = { onHold: false, holdUntil: null, holdNote: null, heldSince: null } as const;

/** The clocks of a stage that begins: nothing was waited for in it yet. */
export const freshStage = { stageClockFrom: null } as const;

/** An application that goes on: its clocks stand where they stood when it was put on hold. */
export async function goingOn(tx: Tx, application: Application): Promise<Partial<Application>> {
  const from = application.heldSince ?? (await lastHeldAt(tx, application._id));
  const job = (await jobsById([application.jobId], tx.session)).get(String(application.jobId));
  // The rest of it is the job's own time on hold.
  const jobHeld = job?.status === 'on_hold' ? job.holdSince : null;
  const to = jobHeld && jobHeld < tx.at ? jobHeld : tx.at;
  return { ...notHeld, ...(from && later(application, from, to)) };
}

/** The clocks of those on a job that goes on, without its time on hold. */
export async function shiftClocksOf(
  tx: Tx,
  jobId: Types.ObjectId,
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  const live = await ApplicationModel.find({ jobId, status: 'active', deletedAt: null }, null, {
    session: tx.session,
  }).lean();
  // Of those on hold themselves this counts until then; the rest counts when they go on.
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

/** Clocks that stood still for a time go off so much later, as far as they ran in it. */
function later(application: Application, from: Date, to: Date): Clocks {
  const { stageEnteredAt, stageClockFrom, submittedAt, clientClockFrom } = application;
  const { stageKind, clientNudgedAt } = application;
  const clocks: Clocks = {};
  const set = (clock: keyof Clocks, at: Date | null | undefined) => {
    if (at && to > from && to > at) clocks[clock] = shifted(at, from, to);
  };
  set('stageClockFrom', stageClockFrom ?? stageEnteredAt);
  // What the client answered stays answered when it was.
  if (stageKind === 'submitted') {
    set('clientClockFrom', clientClockFrom ?? submittedAt);
    set('clientNudgedAt', clientNudgedAt);
  }
  return clocks;
}

const shifted = (clock: Date, from: Date, to: Date): Date =>
  new Date(clock.getTime() + to.getTime() - Math.max(clock.getTime(), from.getTime()));

/** For those that were put on hold before it was noted with them. */
async function lastHeldAt(tx: Tx, applicationId: Types.ObjectId): Promise<Date | null> {
  const event = await ApplicationEventModel.findOne({ applicationId, type: 'held' }, null, {
    session: tx.session,
  })
    .sort({ at: -1 })
    .lean();
  return event?.at ?? null;
}
