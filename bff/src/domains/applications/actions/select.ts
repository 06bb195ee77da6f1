import type { applicationActionEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { today } from '../../../db/calendar-day.ts';
import { isRecordId } from '../../../db/record-id.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { touchCandidate } from '../../../records/candidates/contact/candidate-contact.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { reserveSeat } from '../../../records/positions/position-seats.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';
import { runApplicationAction } from '../record/run-application-action.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { changeApplication } from '../record/change-application.ts';
import { notifyJobPeople } from '../adding/job-people.ts';
import { atStage } from '../stages/stage-of.ts';
import { rateFrom, requireMinimum } from './agreed-rates.ts';

type Endpoints = typeof applicationActionEndpoints;

/** Selects a candidate for a seat on the client's behalf; the seat is reserved for them. */
export const selectApplication: Service<Endpoints['select']> = (ctx, { params, body }) =>
  runApplicationAction(ctx, params.id, 'application.select', (tx, found) => {
    const { candidate, application } = found;
    const pay = body.payRate && rateFrom(body.payRate);
    return selectFound(tx, found, {
      ...body,
      guard: () => requireMinimum(candidate, pay ?? application.proposedPayRate, body.belowMinimum),
      rates: {
        ...(body.billRate && { proposedBillRate: rateFrom(body.billRate) }),
        ...(pay && { proposedPayRate: pay }),
      },
    });
  });

interface Selection {
  version: number;
  positionId: string;
  startDate: string | null;
  note: string | null;
  /** Further check, run before the seat is taken. */
  guard?: () => void;
  /** Rates agreed with the selection. */
  rates?: Partial<Pick<Application, 'proposedBillRate' | 'proposedPayRate'>>;
  /**
   * Whether the client itself chooses; it may not learn which other client selected the candidate.
   */
  byClient?: boolean;
}

/** {@link selectApplication} for a loaded application. */
export async function selectFound(
  tx: Tx,
  found: FoundApplication,
  { version, startDate, note, guard, rates = {}, byClient = false, ...seat }: Selection,
): Promise<Application> {
  const { application, job } = found;
  if (!isRecordId(seat.positionId)) throw new AppError('NO_OPEN_POSITION');
  const positionId = new Types.ObjectId(seat.positionId);
  const after = await changeApplication(tx, application, {
    action: 'select',
    name: 'application.select',
    event: 'selected',
    version,
    isRepeat: (current) => current.positionId?.equals(positionId) ?? false,
    guard: async () => {
      if (startDate !== null && startDate < today()) throw invalidField('startDate', 'IN_PAST');
      await requireFree(tx, application, { tellsJob: !byClient });
      guard?.();
      await reserveSeat(tx, { jobId: job._id, positionId, applicationId: application._id });
    },
    set: async (current) => ({
      ...(await atStage(tx, current, 'selected')),
      positionId,
      clientDecision: 'select',
      selectedAt: tx.at,
      selectedBy: tx.userId,
      agreedStart: startDate,
      ...rates,
    }),
    note,
  });
  if (after !== application)
    await notifyJobPeople(
      tx,
      { ...found, application: after },
      {
        topic: 'client_decision',
        title: `The client selected {name} for ${calledInNotices(job)}`,
        body: byClient ? note : null,
        mail: 'client_selected',
      },
    );
  return after;
}

/**
 * Checks that the candidate is not selected for another job. Each selection writes to the
 * candidate's record, so that two concurrent ones conflict.
 */
async function requireFree(
  tx: Tx,
  { _id, candidateId }: Application,
  { tellsJob }: { tellsJob: boolean },
): Promise<void> {
  await touchCandidate(tx, candidateId, { contacted: false });
  const other = await ApplicationModel.findOne(
    {
      _id: { $ne: _id },
      candidateId,
      status: 'active',
      stageKind: { $in: ['selected', 'contracting'] },
      deletedAt: null,
    },
    null,
    { session: tx.session },
  ).lean();
  if (!other) return;
  if (!tellsJob) throw new AppError('CANDIDATE_ALREADY_SELECTED', { context: { job: null } });
  const job = (await jobsById([other.jobId], tx.session)).get(other.jobId.toHexString());
  throw new AppError('CANDIDATE_ALREADY_SELECTED', {
    // Only the team of a confidential job may know its title.
    context: { job: job && !job.confidential ? job.title : null },
  });
}
