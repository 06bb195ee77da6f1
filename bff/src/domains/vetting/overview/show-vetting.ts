import {
  interviewableStates,
  type CandidateVetting,
  type vettingEndpoints,
  type vettingInterviewEndpoints,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Service } from '../../../http/mount.ts';
import {
  findCandidateFor,
  reaches,
  type Candidate,
} from '../../../records/candidates/candidate-lookup.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { candidatePhoto } from '../../../identity/people/photo-address.ts';
import { reasonLabels } from '../../reasons/api/reasons.ts';
import { decisionsOf, evidenceOf } from '../decisions/change-vetting.ts';
import { standingSteps } from '../decisions/standing-steps.ts';
import { allowedVettingActions } from '../decisions/vetting-rights.ts';
import { findInterview } from '../interviews/find-interview.ts';
import { missedIn } from '../interviews/missed.ts';
import { showInterviewPage, showInterviews } from '../interviews/show-interview.ts';
import { ScorecardModel } from '../../../records/vetting/scorecard.model.ts';
import { isHiddenFrom, owesJudgement } from '../../../records/vetting/scorecard-visibility.ts';
import { showScorecardRow } from '../scorecards/show-scorecard.ts';
import { VettingInterviewModel } from '../../../records/vetting/vetting-interview.model.ts';

/** Returns the whole vetting of a candidate, as the reader may see it. */
export async function showVetting(
  actor: Actor,
  candidate: Candidate,
  session: ClientSession | null = null,
): Promise<CandidateVetting> {
  const { _id, vettingStatus, vettedAt, vettingExpiresAt } = candidate;
  const decisions = await decisionsOf(_id, session);
  const interviews = await VettingInterviewModel.find({ candidateId: _id, deletedAt: null }, null, {
    session,
  })
    .sort({ startsAt: -1, _id: -1 })
    .lean();
  const cards = await ScorecardModel.find({ candidateId: _id, deletedAt: null }, null, { session })
    .sort({ submittedAt: -1, _id: -1 })
    .lean();
  const people = await findPeople(
    [
      ...decisions.map(({ decidedBy }) => decidedBy),
      ...cards.flatMap(({ authorId, typedBy }) => [authorId, typedBy]),
    ],
    session,
  );
  const reasons = await reasonLabels(
    decisions.map(({ reasonId }) => reasonId),
    session,
  );
  const owes = await owesJudgement(actor, _id, session);
  const standing = standingSteps(decisions);
  const failed = vettingStatus === 'failed' ? standing.find((row) => row.action === 'fail') : null;
  return {
    candidate: {
      id: _id.toHexString(),
      number: candidate.number,
      name: candidate.name,
      ...candidatePhoto(candidate),
    },
    version: candidate.version,
    status: vettingStatus,
    vettedAt: vettedAt?.toISOString() ?? null,
    expiresAt: vettingExpiresAt?.toISOString() ?? null,
    retryAfter: failed?.retryAfter ?? null,
    submitted: (await evidenceOf(_id, decisions, session)).length,
    missed: missedIn(interviews),
    allowedActions: await allowedVettingActions(actor, candidate, vettingStatus),
    mayRequestInterview:
      interviewableStates.includes(vettingStatus) &&
      reaches(actor, 'vettingInterview.manage', candidate),
    mayPassByNote: actor.can('vetting.passByNote'),
    mayReview: reaches(actor, 'vetting.submitFeedback', candidate),
    decisions: decisions.map((row) => ({
      id: row._id.toHexString(),
      action: row.action,
      from: row.fromStatus,
      to: row.toStatus,
      by: people.ref(row.decidedBy),
      at: row.at.toISOString(),
      reason: reasons.get(String(row.reasonId)) ?? null,
      note: row.note,
      scorecards: row.feedbackIds.length,
      isOverride: row.isOverride ?? false,
      expiresAt: row.expiresAt?.toISOString() ?? null,
      retryAfter: row.retryAfter,
    })),
    interviews: await showInterviews(actor, candidate, interviews, session),
    scorecards: cards.flatMap((card) => {
      const interview = interviews.find((one) => card.interviewId?.equals(one._id)) ?? null;
      const isHidden = isHiddenFrom(actor, card, owes);
      if (card.interviewId && !interview) return [];
      return [showScorecardRow(actor, card, interview, { people, isHidden })];
    }),
  };
}

export const readVetting: Service<typeof vettingEndpoints.read> = async ({ actor }, { params }) =>
  showVetting(actor, await findCandidateFor(actor, 'vetting.read', params.id));

export const readInterview: Service<typeof vettingInterviewEndpoints.read> = async (
  { actor },
  { params },
) => showInterviewPage(actor, await findInterview(actor, 'vetting.read', params.id));
