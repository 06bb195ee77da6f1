import {
  compareViews,
  type ClientCandidate,
  type clientCandidateEndpoints,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { membershipOf } from '../../../records/companies/company-directory.ts';
import { decidersOf, submissionTermsOf } from '../../../records/companies/submission-terms.ts';
import { supervisorsOf } from '../../../records/companies/supervisors.ts';
import { takesPeople } from '../../../records/jobs/job-lookup.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { readPipelines } from '../../../records/pipelines/pipelines.ts';
import { seatsOf } from '../../../records/positions/position-seats.ts';
import { reasonsOf } from '../../reasons/api/reasons.ts';
import { submissionsOf } from '../../submissions/api/submissions.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';
import { feedbackForClient } from '../feedback/feedback-for-client.ts';
import { showClientRow, viewFor } from './client-candidate.serializer.ts';
import { clientReader } from './client-reader.ts';
import { findForClient } from './find-for-client.ts';
import { lastDecision } from './last-decision.ts';
import { faceForClient } from './photo-for-client.ts';
import { rowsOn } from './list-client-candidates.ts';

export const readClientCandidate: Service<typeof clientCandidateEndpoints.read> = async (
  { actor },
  { params },
) => showClientCandidate(actor, await findForClient(actor, params.id));

/** Serialises one candidate for a client user, with everything the decision needs. */
export async function showClientCandidate(
  actor: Actor,
  { application, candidate, job }: FoundApplication,
  session: ClientSession | null = null,
): Promise<ClientCandidate> {
  const reader = await clientReader(actor);
  const terms = await submissionTermsOf(job.companyId, session);
  const [latest, before] = await submissionsOf(application._id, session);
  if (!terms || !latest) throw new AppError('NOT_FOUND');
  const { withdrawnAt } = latest;
  const show = ({ view }: typeof latest) =>
    viewFor(reader, application, candidate, terms, { view, withdrawnAt });
  const view = show(latest);
  const isShown = withdrawnAt === null;
  const stage = (await readPipelines(session)).stage(application.stageId);
  const face = faceForClient(application, candidate, terms, latest);
  const row = showClientRow(reader, { application, job, view, face, terms, stage });
  const seats = reader.decides ? await seatsOf(job._id, session) : [];
  const supervisors = reader.decides ? await supervisorsOf(job.companyId, session) : [];
  const reasons = reader.decides ? await reasonsOf('application_reject') : [];
  const deciders = reader.decides ? [] : await decidersOf(job, session);
  const others = await rowsOn(reader, [job]);
  return {
    ...row,
    view: isShown ? view : null,
    submission: { version: latest.version, at: latest.at.toISOString() },
    changes: isShown && before ? compareViews(show(before), view) : [],
    decision: await decisionOn(application, session),
    feedback: await feedbackForClient(actor, application._id, undefined, session),
    jobEnded: job.status !== 'filled' && !takesPeople(job),
    hoursPerWeek: job.hoursPerWeek,
    seats: seats
      .filter(({ status }) => status === 'open')
      .map(({ _id, label, targetStart, supervisorCompanyUserId }) => ({
        id: _id.toHexString(),
        label,
        targetStart,
        // A supervisor who may no longer lead work cannot be chosen.
        supervisorId:
          supervisors.find((one) => supervisorCompanyUserId?.equals(one.id))?.id.toHexString() ??
          null,
      })),
    supervisors: supervisors.map(({ id, name, title }) => ({ id: id.toHexString(), name, title })),
    reasons: reasons
      .filter(({ side }) => side === 'client')
      .map(({ _id, label, requiresNote }) => ({ id: _id.toHexString(), label, requiresNote })),
    deciders: deciders.map(({ name, title }) => ({ name, title })),
    alternatives: others
      .filter(({ id, standing }) => id !== row.id && standing === 'waiting')
      .map(({ id, name, photo, headline }) => ({ id, name, ...(photo && { photo }), headline })),
  };
}

/** Returns who decided last, and when; the agency's staff stay unnamed. */
async function decisionOn(
  application: Application,
  session: ClientSession | null,
): Promise<ClientCandidate['decision']> {
  const last = lastDecision(application);
  if (!last) return null;
  const isColleague = last.by && (await membershipOf(application.companyId, last.by));
  const people = isColleague ? await findPeople([last.by], session) : null;
  return { by: people?.ref(last.by)?.name ?? null, at: last.at.toISOString() };
}
