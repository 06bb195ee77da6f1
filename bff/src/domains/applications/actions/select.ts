import type { applicationActionEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { today } from '../../../db/calendar-day.ts';
import { isRecordId } from '../../../db/record-id.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { touchCandidate } from '../../candidates/api/contact/candidate-contact.ts';
import { calledInNotices } from '../../jobs/api/job-called.ts';
import { jobsById } from '../../jobs/api/job-lookup.ts';
import { reserveSeat } from '../../positions/api/position-seats.ts';
import { runApplicationAction } from '../record/run-application-action.ts';
import { ApplicationEventModel } from '../application-event.model.ts';
import { ApplicationModel, type Application } from '../application.model.ts';
import { changeApplication } from '../record/change-application.ts';
import { freeSeat } from '../record/free-seat.ts';
import { notifyJobPeople } from '../adding/job-people.ts';
import { atStage } from '../stages/stage-of.ts';
import { rateFrom, requireMinimum } from './agreed-rates.ts';

type Endpoints = typeof applicationActionEndpoints;

/** Selects a person for a seat, as the client said; the seat is kept for them alone. */
export const selectApplication: Service<Endpoints['select']> = (ctx, { params, body }) =>
  runApplicationAction(ctx, params.id, 'application.select', async (tx, found) => {
    const { application, candidate, job } = found;
    if (!isRecordId(body.positionId)) throw new AppError('NO_OPEN_POSITION');
    const positionId = new Types.ObjectId(body.positionId);
    const pay = body.payRate && rateFrom(body.payRate);
    const after = await changeApplication(tx, application, {
      action: 'select',
      name: 'application.select',
      event: 'selected',
      version: body.version,
      isRepeat: (current) => current.positionId?.equals(positionId) ?? false,
      guard: async () => {
        if (body.startDate !== null && body.startDate < today())
          throw invalidField('startDate', 'IN_PAST');
        await requireFree(tx, application);
        requireMinimum(candidate, pay ?? application.proposedPayRate, body.belowMinimum);
        await reserveSeat(tx, { jobId: job._id, positionId, applicationId: application._id });
      },
      set: async (current) => ({
        ...(await atStage(tx, current, 'selected')),
        positionId,
        clientDecision: 'select',
        selectedAt: tx.at,
        selectedBy: tx.userId,
        agreedStart: body.startDate,
        ...(body.billRate && { proposedBillRate: rateFrom(body.billRate) }),
        ...(pay && { proposedPayRate: pay }),
      }),
      note: body.note,
    });
    if (after !== application)
      await notifyJobPeople(
        tx,
        { ...found, application: after },
        {
          topic: 'client_decision',
          title: `The client selected {name} for ${calledInNotices(job)}`,
          mail: 'client_selected',
        },
      );
    return after;
  });

/**
 * A person is selected for one job at a time. Everybody who selects them passes over their record,
 * so that two at once see each other.
 * @throws AppError CANDIDATE_ALREADY_SELECTED
 */
async function requireFree(tx: Tx, { _id, candidateId }: Application): Promise<void> {
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
  ).lean<Application>();
  if (!other) return;
  const job = (await jobsById([other.jobId], tx.session)).get(other.jobId.toHexString());
  throw new AppError('CANDIDATE_ALREADY_SELECTED', {
    // What a secret job is called is for its team alone.
    context: { job: job && !job.confidential ? job.title : null },
  });
}

/** Takes a selection back: the seat is free, and it goes on where it was before. */
export const unselectApplication: Service<Endpoints['unselect']> = (ctx, { params, body }) =>
  runApplicationAction(ctx, params.id, 'application.select', async (tx, { application }) => {
    const wasInterviewed = await ApplicationEventModel.exists({
      applicationId: application._id,
      type: 'interview_requested',
    }).session(tx.session);
    const after = await changeApplication(tx, application, {
      action: 'unselect',
      name: 'application.unselect',
      event: 'unselected',
      version: body.version,
      set: async (current) => ({
        ...(await atStage(tx, current, wasInterviewed ? 'client_interview' : 'submitted')),
        positionId: null,
        clientDecision: wasInterviewed ? 'interview' : 'none',
        selectedAt: null,
        selectedBy: null,
        agreedStart: null,
      }),
      note: body.note,
    });
    if (after !== application) await freeSeat(tx, application);
    return after;
  });
