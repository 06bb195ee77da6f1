import type { ScorecardFields, VettingState } from '@muster/contracts';
import { Types } from 'mongoose';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { ensureReasons, reasonsOf } from '../reasons/api/reasons.ts';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import {
  ClientSummaryModel,
  type ClientSummaryRecord,
} from '../../records/vetting/client-summary.model.ts';
import {
  ScorecardModel,
  emptyCard,
  type ScorecardRecord,
} from '../../records/vetting/scorecard.model.ts';
import { TranscriptModel, type TranscriptRecord } from './transcripts/transcript.model.ts';
import {
  VettingInterviewModel,
  type VettingInterviewRecord,
} from '../../records/vetting/vetting-interview.model.ts';

const minuteMs = 60_000;

/** Returns the moment this many minutes from now. */
export const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * minuteMs);

/** Creates a user who may interview. */
export async function createInterviewer() {
  const user = await createUser();
  await createAssignment(user._id, 'vetter');
  return user;
}

/** Creates a candidate in this state of the vetting. */
export const inVetting = (
  vettingStatus: VettingState,
  changes: Partial<Candidate> = {},
): Promise<Candidate> => createCandidateRecord({ vettingStatus, status: 'active', ...changes });

const withoutTime: readonly VettingInterviewRecord['status'][] = ['requested', 'invited'];

/** Creates an interview; it has a time unless it is only requested. */
export async function createInterview(
  candidate: Pick<Candidate, '_id'>,
  changes: Partial<VettingInterviewRecord> = {},
): Promise<VettingInterviewRecord> {
  const { status = 'scheduled' } = changes;
  const startsAt = changes.startsAt ?? (withoutTime.includes(status) ? null : inMinutes(-30));
  const interviewers = changes.interviewers ?? [{ userId: new Types.ObjectId(), isLead: true }];
  const created = await VettingInterviewModel.create({
    candidateId: candidate._id,
    kind: 'technical',
    durationMin: 60,
    endsAt: startsAt && new Date(startsAt.getTime() + 60 * minuteMs),
    ...(['completed', 'no_show', 'cancelled'].includes(status) && { closedAt: new Date() }),
    ...changes,
    status,
    startsAt,
    interviewers,
  });
  await CandidateModel.updateOne(
    { _id: candidate._id },
    { $addToSet: { vetterIds: { $each: interviewers.map(({ userId }) => userId) } } },
  );
  return created.toObject();
}

/** Returns a scorecard that can be submitted as it is. */
export const filledCard = (changes: Partial<ScorecardFields> = {}): ScorecardFields => ({
  ...emptyCard(),
  recommendation: 'yes',
  ratings: [{ competency: 'technical_depth', score: 4, note: null }],
  strengths: 'Explains trade-offs without being asked.',
  clientSummary: 'Strong in distributed systems.',
  ...changes,
});

/** Creates a scorecard of an interview. */
export async function createScorecard(
  interview: Pick<VettingInterviewRecord, '_id' | 'candidateId'>,
  authorId: Types.ObjectId,
  changes: Partial<ScorecardRecord> = {},
): Promise<ScorecardRecord> {
  const { status = 'submitted' } = changes;
  const created = await ScorecardModel.create({
    interviewId: interview._id,
    candidateId: interview.candidateId,
    authorId,
    status,
    submittedAt: status === 'draft' ? null : inMinutes(-5),
    card: filledCard(),
    ...changes,
  });
  return created.toObject();
}

/** Text of an interview. */
export const said = [
  'Ana: Tell me about the payment system that you built.',
  'Mateus: We decided to move from a queue to Kafka because the order of payments matters.',
  'Ana: What would you do in another way today?',
  'Mateus: I would start with fewer services. My notice period is four weeks.',
].join('\n');

/** Creates the transcript of an interview, with a summary that waits for approval. */
export async function createTranscript(
  interview: Pick<VettingInterviewRecord, '_id' | 'candidateId' | 'startsAt'>,
  consentBy: Types.ObjectId,
  changes: Partial<TranscriptRecord> = {},
): Promise<TranscriptRecord> {
  const created = await TranscriptModel.create({
    interviewId: interview._id,
    candidateId: interview.candidateId,
    heldAt: interview.startsAt ?? new Date(),
    status: 'summary',
    source: 'pasted',
    text: said,
    isEnglish: true,
    consentBy,
    consentAt: new Date(),
    sentences: [{ text: 'My notice period is four weeks.', lines: { from: 4, to: 4 } }],
    ...changes,
  });
  return created.toObject();
}

/** Creates an interviewed candidate with a submitted scorecard: ready for a verdict. */
export async function createReviewed(
  changes: Partial<Candidate> = {},
  vettingStatus: VettingState = 'in_review',
): Promise<{
  candidate: Candidate;
  interview: VettingInterviewRecord;
  scorecard: ScorecardRecord;
}> {
  const candidate = await inVetting(vettingStatus, changes);
  const author = await createInterviewer();
  const interview = await createInterview(candidate, {
    status: 'completed',
    startsAt: inMinutes(-120),
    interviewers: [{ userId: author._id, isLead: true }],
  });
  return { candidate, interview, scorecard: await createScorecard(interview, author._id) };
}

/** Returns a reason of a kind that needs no note. */
export async function plainReason(context: 'vetting_fail' | 'interview_cancel'): Promise<string> {
  await ensureReasons();
  const found = (await reasonsOf(context)).find(({ requiresNote }) => !requiresNote);
  if (!found) throw new Error(`There is no reason of ${context}`);
  return found._id.toHexString();
}

/** Reads the candidate from the database. */
export async function candidateNow({ _id }: Pick<Candidate, '_id'>): Promise<Candidate> {
  const found = await CandidateModel.findById(_id).lean();
  if (!found) throw new Error('The candidate is gone');
  return found;
}

/** Creates a vetting summary that clients may read. */
export async function createClientSummary(
  { _id }: Pick<Candidate, '_id'>,
  text = 'Strong in distributed systems.',
): Promise<ClientSummaryRecord> {
  const created = await ClientSummaryModel.create({
    candidateId: _id,
    text,
    releasedBy: new Types.ObjectId(),
    releasedAt: new Date(),
  });
  return created.toObject();
}
