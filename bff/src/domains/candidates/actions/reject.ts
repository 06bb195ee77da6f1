import {
  hourMs,
  stageRank,
  type BodyOf,
  type RejectEffects,
  type candidateStatusEndpoints,
} from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Config } from '../../../config.ts';
import { addDays, today } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { undoHold } from '../../../mail/held-mails.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import {
  isCommitted,
  liveApplicationsOf,
} from '../../../records/applications/live-applications.ts';
import { rejectApplications, type Application } from '../../applications/api/applications.ts';
import { jobsById, mayKnowOf } from '../../../records/jobs/job-lookup.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { hasLivePlacement } from '../../../records/placements/live-placements.ts';
import { readPipelines } from '../../../records/pipelines/pipelines.ts';
import { chosenReason } from '../../reasons/api/reasons.ts';
import { findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import {
  mailRefusal,
  rejectionPreviews,
  rejectionVariables,
  suggestedTemplate,
} from './rejection-mail.ts';
import { changeStatus } from './status-action.ts';

type Body = BodyOf<typeof candidateStatusEndpoints.reject>;

/** Returns the effects of rejecting, for the confirmation page. */
export const readRejectEffects =
  (config: Pick<Config, 'publicUrl'>): Service<typeof candidateStatusEndpoints.rejectEffects> =>
  async ({ actor }, { params }) => {
    const candidate = await findCandidateFor(actor, 'candidate.reject', params.id);
    const live = await liveApplicationsOf(candidate._id);
    const unavailable = await mailRefusal(candidate);
    return {
      blockedBy: await blockerOf(candidate, live),
      applications: await showApplications(actor, live),
      hasAccount: candidate.userId !== null,
      mail: {
        unavailable,
        to: candidate.email,
        suggested: suggestedTemplate(candidate, live.some(reachedInterview)),
        previews: unavailable ? [] : await rejectionPreviews(actor, candidate, config.publicUrl),
      },
    };
  };

/** Rejects a candidate with every live application, each of them confirmed. */
export const rejectCandidate: Service<typeof candidateStatusEndpoints.reject> = (
  ctx,
  { params, body },
) => {
  const reasonId = new Types.ObjectId(body.reasonId);
  return changeStatus(ctx, {
    id: params.id,
    action: 'reject',
    version: body.version,
    facts: { statusReasonId: reasonId, statusNote: body.note },
    guard: async (current, session) => {
      await requireRejectable(current, body, session);
      const { coolDownDays } = await chosenReason('candidate_reject', body, session);
      if (body.mail && (await mailRefusal(current))) throw invalidField('mail', 'NOT_ALLOWED');
      return { coolDownUntil: coolDownDays ? addDays(today(), coolDownDays) : null };
    },
    then: async (tx, after) => {
      const applicationIds = body.applicationIds.map((id) => new Types.ObjectId(id));
      const toldAt = after.email ? sentAt(tx, body) : null;
      await rejectApplications(tx, after._id, applicationIds, {
        side: 'agency',
        reasonId,
        note: body.note,
        // The rejection mail informs the candidate about all of their applications.
        ...(toldAt && { toldAt, toldBy: 'mail' }),
      });
      return { applicationIds, mailIds: await notifyRejected(tx, ctx.actor, after, body) };
    },
    undoable: true,
  });
};

/** @throws AppError for an obstacle, and for an application that was not confirmed */
async function requireRejectable(
  candidate: Candidate,
  { applicationIds }: Body,
  session: ClientSession,
): Promise<void> {
  const live = await liveApplicationsOf(candidate._id, session);
  const blocker = await blockerOf(candidate, live, session);
  if (blocker) throw new AppError(blocker, { context: { count: live.length } });
  const confirmed = new Set(applicationIds);
  const open = live.filter(({ _id }) => !confirmed.has(_id.toHexString()));
  if (open.length > 0)
    throw new AppError('CANDIDATE_HAS_LIVE_APPLICATIONS', {
      context: { unconfirmed: open.map(({ _id }) => _id.toHexString()) },
    });
}

async function blockerOf(
  { _id }: Candidate,
  live: readonly Application[],
  session: ClientSession | null = null,
): Promise<RejectEffects['blockedBy']> {
  if (await hasLivePlacement(_id, session)) return 'CANDIDATE_HAS_LIVE_PLACEMENT';
  return live.some(isCommitted) ? 'CANDIDATE_HAS_LIVE_APPLICATIONS' : null;
}

const reachedInterview = ({ stageKind }: Application): boolean =>
  stageRank(stageKind) >= stageRank('client_interview');

/** A job hidden from the reader is confirmed without its name. */
async function showApplications(
  actor: Actor,
  live: readonly Application[],
): Promise<RejectEffects['applications']> {
  const jobs = await jobsById(live.map(({ jobId }) => jobId));
  const companies = await companyNames(live.map(({ companyId }) => companyId));
  const pipelines = await readPipelines();
  return live.map((application) => {
    const job = jobs.get(application.jobId.toHexString());
    const known = job !== undefined && mayKnowOf(actor, job);
    return {
      id: application._id.toHexString(),
      jobTitle: known ? job.title : null,
      companyName: known ? (companies.get(application.companyId.toHexString()) ?? null) : null,
      stage: pipelines.stage(application.stageId)?.name ?? application.stageKind,
      stageKind: application.stageKind,
      onHold: application.onHold,
      blocks: isCommitted(application),
    };
  });
}

/**
 * Returns when the mail is sent: at the earliest when the rejection can no longer be undone; null
 * without a mail.
 */
const sentAt = ({ at }: Tx, { mail }: Body): Date | null =>
  mail && new Date(at.getTime() + Math.max(undoHold, mail.delayHours * hourMs));

async function notifyRejected(
  tx: Tx,
  actor: Actor,
  candidate: Candidate,
  body: Body,
): Promise<Types.ObjectId[]> {
  const { mail } = body;
  const sendAt = sentAt(tx, body);
  if (!mail || !sendAt || !candidate.email) return [];
  const id = await sendMail(tx, {
    template: mail.template,
    to: candidate.email,
    userId: candidate.userId,
    subject: { type: 'candidate', id: candidate._id },
    variables: { ...(await rejectionVariables(actor, candidate)), text: mail.text ?? '' },
    sendAt,
  });
  return [id];
}
