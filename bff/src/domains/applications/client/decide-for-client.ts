import {
  betterFits,
  type BodyOf,
  type ClientCandidate,
  type clientCandidateEndpoints,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { isRecordId } from '../../../db/record-id.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx, WriteContext } from '../../../db/unit-of-work.ts';
import { AppError, fieldError, invalidField } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { requireEligible, supervisorsById } from '../../../records/companies/supervisors.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import { seatsOf } from '../../../records/positions/position-seats.ts';
import { seatSupervisedBy } from '../../../records/positions/seat-supervisor.ts';
import { chosenReason } from '../../reasons/api/reasons.ts';
import { rejectFound } from '../actions/reject.ts';
import { requestInterviewFor } from '../actions/request-interview.ts';
import { selectFound } from '../actions/select.ts';
import { unselectFound } from '../actions/unselect.ts';
import { notifyJobPeople } from '../adding/job-people.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { changeApplication } from '../record/change-application.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';
import { clientReader, requireDecider } from './client-reader.ts';
import { findForClient } from './find-for-client.ts';
import { showClientCandidate } from './read-client-candidate.ts';

type Endpoints = typeof clientCandidateEndpoints;

const handOf = (ctx: RequestContext): ClientHand => ({ ctx, actor: ctx.actor });

/** User who decides, in the client area or by mail. */
export interface ClientHand {
  ctx: WriteContext;
  actor: Actor;
  /** Runs first in the same transaction, because ending an application closes its links. */
  first?: (tx: Tx, application: Application) => Promise<void>;
}

/** Runs a decision of a client user and returns the candidate as that user then reads it. */
function runClientAction(
  { ctx, actor, first }: ClientHand,
  id: string,
  work: (tx: Tx, found: FoundApplication) => Promise<Application>,
  { decides = true }: { decides?: boolean } = {},
): Promise<ClientCandidate> {
  return transactShown(ctx, {
    find: (session) => findForClient(actor, id, session),
    change: async (tx, found) => {
      if (decides) requireDecider(await clientReader(actor));
      if (found.application.awaitsResubmit)
        throw new AppError('INVALID_TRANSITION', {
          context: { currentState: 'withdrawn', action: 'decide' },
        });
      await first?.(tx, found.application);
      return { ...found, application: await work(tx, found) };
    },
    show: (found, session) => showClientCandidate(actor, found, session),
  });
}

/** Selects a candidate for a seat; the supervisor is stored with the seat. */
export const selectForClient: Service<Endpoints['select']> = (ctx, { params, body }) =>
  selectBy(handOf(ctx), params.id, body);

export const selectBy = (hand: ClientHand, id: string, body: BodyOf<Endpoints['select']>) =>
  runClientAction(hand, id, async (tx, found) => {
    const { job, application } = found;
    const supervisor = await chosenSupervisor(tx, job, body.supervisorId);
    const after = await selectFound(tx, found, {
      version: body.version,
      positionId: body.positionId,
      startDate: body.startDate,
      note: wordsOf([
        body.hoursPerWeek !== job.hoursPerWeek && `${body.hoursPerWeek} hours a week.`,
        supervisor && `Supervisor: ${supervisor.name}.`,
        body.note,
      ]),
      byClient: true,
    });
    if (after !== application && supervisor) await supervise(tx, job, after, supervisor.id);
    return after;
  });

async function chosenSupervisor(tx: Tx, { companyId }: Job, id: string | null) {
  if (id === null) return null;
  const refused = () =>
    new AppError('SUPERVISOR_NOT_ELIGIBLE', {
      fields: [fieldError('supervisorId', 'NOT_ALLOWED')],
    });
  if (!isRecordId(id)) throw refused();
  const found = (await supervisorsById([new Types.ObjectId(id)], tx.session)).get(id);
  if (!found?.eligible || !found.companyId.equals(companyId)) throw refused();
  return found;
}

/** The seat keeps its backup, unless the backup is now the supervisor. */
async function supervise(
  tx: Tx,
  { _id, companyId }: Job,
  { positionId }: Application,
  supervisorCompanyUserId: Types.ObjectId,
): Promise<void> {
  const seat = (await seatsOf(_id, tx.session)).find((one) => positionId?.equals(one._id));
  if (!seat || seat.supervisorCompanyUserId?.equals(supervisorCompanyUserId)) return;
  const backup = seat.backupSupervisorId;
  const supervision = {
    supervisorCompanyUserId,
    backupSupervisorId: backup?.equals(supervisorCompanyUserId) ? null : backup,
  };
  await requireEligible(companyId, { supervisorCompanyUserId }, tx.session);
  await seatSupervisedBy(tx, seat._id, supervision);
}

/** Reverts the client's own selection while no contract is being prepared. */
export const unselectForClient: Service<Endpoints['unselect']> = (ctx, { params, body }) =>
  runClientAction(handOf(ctx), params.id, (tx, found) =>
    unselectFound(tx, found, { version: body.version, note: body.reason, byClient: true }),
  );

/** Rejects a candidate. They never read these words: the agency tells them in its own. */
export const rejectForClient: Service<Endpoints['reject']> = (ctx, { params, body }) =>
  rejectBy(handOf(ctx), params.id, body);

export const rejectBy = (hand: ClientHand, id: string, body: BodyOf<Endpoints['reject']>) =>
  runClientAction(hand, id, async (tx, found) => {
    const reason = await chosenReason('application_reject', body, tx.session);
    if (reason.side !== 'client') throw invalidField('reasonId', 'NOT_ALLOWED');
    const better = body.betterFit.map((key) => betterFits[key]).join(', ');
    return rejectFound(tx, hand.actor, found, {
      version: body.version,
      reasonId: body.reasonId,
      note: wordsOf([better && `Would fit better: ${better}.`, body.note]),
      clientNote: body.note,
      keepForOtherJob: body.keepForOtherJob,
      telling: { by: 'later' },
      poolId: null,
      bridge: { jobIds: [], inMail: false },
    });
  });

export const requestInterviewForClient: Service<Endpoints['requestInterview']> = (
  ctx,
  { params, body },
) => requestInterviewBy(handOf(ctx), params.id, body);

export const requestInterviewBy = (
  hand: ClientHand,
  id: string,
  body: BodyOf<Endpoints['requestInterview']>,
) =>
  runClientAction(hand, id, (tx, found) =>
    requestInterviewFor(tx, found, {
      version: body.version,
      round: null,
      days: body.days,
      note: body.note ?? 'Asked for by the client.',
    }),
  );

/**
 * Asks a question before deciding: the agency has to answer it, and no decision is due until then.
 */
export const askMore: Service<Endpoints['askMore']> = (ctx, { params, body }) =>
  runClientAction(
    handOf(ctx),
    params.id,
    async (tx, found) => {
      const after = await changeApplication(tx, found.application, {
        action: 'ask_more',
        name: 'application.ask_more',
        event: 'more_asked',
        version: body.version,
        set: ({ stageKind, clientDecision }) => ({
          clientDecision: stageKind === 'submitted' ? 'more_info' : clientDecision,
        }),
        note: body.message,
      });
      if (after === found.application) return after;
      await notifyJobPeople(
        tx,
        { ...found, application: after },
        {
          topic: 'client_decision',
          title: `The client asks about {name} for ${calledInNotices(found.job)}`,
          body: body.message.slice(0, 400),
        },
      );
      return after;
    },
    { decides: false },
  );

/** Joins the parts that the agency's colleague reads; null if all are empty. */
const wordsOf = (parts: readonly (string | false | null)[]): string | null =>
  parts.filter(Boolean).join(' ') || null;
