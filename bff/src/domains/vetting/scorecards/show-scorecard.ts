import type { Scorecard, ScorecardRow, scorecardActions } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { reaches, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { findPeople, type People } from '../../../identity/people/people.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import { decisionsOf } from '../decisions/change-vetting.ts';
import { standingSteps } from '../decisions/standing-steps.ts';
import { ScorecardModel, type ScorecardRecord } from '../../../records/vetting/scorecard.model.ts';
import { TranscriptModel } from '../transcripts/transcript.model.ts';
import type { VettingInterviewRecord } from '../../../records/vetting/vetting-interview.model.ts';
import type { FoundScorecard } from './find-scorecard.ts';
import { isSubmitted, isWrittenBy } from '../../../records/vetting/scorecard-visibility.ts';

/** Returns a scorecard as a row. */
export const showScorecardRow = (
  actor: Actor,
  scorecard: ScorecardRecord,
  interview: Pick<VettingInterviewRecord, 'kind'> | null,
  { people, isHidden }: { people: People; isHidden: boolean },
): ScorecardRow => ({
  id: scorecard._id.toHexString(),
  interviewId: scorecard.interviewId?.toHexString() ?? null,
  kind: interview?.kind ?? null,
  author: people.ref(scorecard.authorId),
  typedBy: people.ref(scorecard.typedBy),
  isOwn: scorecard.authorId.equals(actor.userId),
  status: scorecard.status,
  submittedAt: scorecard.submittedAt?.toISOString() ?? null,
  isHidden,
  recommendation: isHidden ? null : scorecard.card.recommendation,
});

/** Suggested rates are visible only to readers of the candidate's rates. */
export const seesRate = (actor: Actor, candidate: Candidate): boolean =>
  reaches(actor, 'candidate.readRates', candidate);

/** Returns the scorecard as the reader may see it. */
export async function showScorecard(
  actor: Actor,
  { scorecard, interview, candidate }: FoundScorecard,
  session: ClientSession | null = null,
): Promise<Scorecard> {
  const { card, revisions, authorId, typedBy } = scorecard;
  const writers = [authorId, typedBy, ...revisions.map(({ by }) => by)];
  const people = await findPeople(writers, session);
  const { suggestedRate = null, ...rest } = card;
  const shows = seesRate(actor, candidate);
  const skillIds = [
    ...candidate.skills.map(({ skillId }) => skillId),
    ...card.verifiedSkills.map(({ skillId }) => new Types.ObjectId(skillId)),
  ];
  const names = await skillNames(skillIds, session);
  const isOnlyEvidence = await restsOnAlone(candidate, scorecard, session);
  return {
    ...showScorecardRow(actor, scorecard, interview, { people, isHidden: false }),
    candidate: {
      id: candidate._id.toHexString(),
      number: candidate.number,
      name: candidate.name,
    },
    interviewAt: interview?.startsAt?.toISOString() ?? null,
    card: { ...rest, ...(shows && { suggestedRate }) },
    questions: scorecard.questions,
    skills: [...names].map(([id, name]) => ({ id, name })),
    transcript: await transcriptFor(actor, { scorecard, interview, candidate }, session),
    revisions: revisions.toReversed().map((revision) => ({
      at: revision.at.toISOString(),
      by: people.ref(revision.by),
      recommendation: revision.card.recommendation,
      strengths: revision.card.strengths,
      concerns: revision.card.concerns,
      clientSummary: revision.card.clientSummary,
      ratings: revision.card.ratings,
    })),
    seesRate: shows,
    isOnlyEvidence,
    version: scorecard.version,
    allowedActions: actionsOn(actor, scorecard, candidate, isOnlyEvidence),
  };
}

/** Returns what the author may copy into the scorecard: only approved text. */
async function transcriptFor(
  actor: Actor,
  { scorecard, interview, candidate }: FoundScorecard,
  session: ClientSession | null,
): Promise<Scorecard['transcript']> {
  if (!interview || !isWrittenBy(actor, scorecard)) return null;
  if (!reaches(actor, 'attachment.readTranscript', candidate)) return null;
  const found = await TranscriptModel.findOne(
    { interviewId: interview._id, status: 'approved', deletedAt: null },
    { sentences: 1, highlights: 1 },
    { session },
  ).lean();
  return (
    found && {
      sentences: found.sentences.map(({ text }) => text),
      highlights: found.highlights ?? [],
    }
  );
}

function actionsOn(
  actor: Actor,
  scorecard: ScorecardRecord,
  candidate: Candidate,
  isOnlyEvidence: boolean,
): (typeof scorecardActions)[number][] {
  const writes =
    isWrittenBy(actor, scorecard) && reaches(actor, 'vetting.submitFeedback', candidate);
  const isDraft = !isSubmitted(scorecard);
  return [
    ...(writes && isDraft ? (['edit', 'submit'] as const) : []),
    ...(writes && !isDraft ? (['amend'] as const) : []),
    ...(mayDelete(actor, scorecard) && (!isOnlyEvidence || actor.can('vetting.deleteEvidence'))
      ? (['delete'] as const)
      : []),
  ];
}

/** Users may delete their own draft; leads may delete any. */
export function mayDelete(actor: Actor, scorecard: ScorecardRecord): boolean {
  const scope = actor.scopeOf('vetting.deleteFeedback');
  const writes = isWrittenBy(actor, scorecard);
  if (scope === 'self') return writes && !isSubmitted(scorecard);
  // A draft of another author cannot be deleted.
  return scope === 'all' && (isSubmitted(scorecard) || writes);
}

/** Checks whether the current verdict rests on this scorecard alone. */
export async function restsOnAlone(
  { _id, vettingStatus }: Candidate,
  scorecard: Pick<ScorecardRecord, '_id'>,
  session: ClientSession | null = null,
): Promise<boolean> {
  if (vettingStatus !== 'vetted') return false;
  const steps = standingSteps(await decisionsOf(_id, session));
  const verdict = steps.find(({ action }) => action === 'pass');
  const ids = verdict?.feedbackIds ?? [];
  if (!ids.some((id) => id.equals(scorecard._id))) return false;
  const left = await ScorecardModel.countDocuments({ _id: { $in: ids }, deletedAt: null }).session(
    session,
  );
  return left === 1;
}
