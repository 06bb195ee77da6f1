import { shownAnswer } from '../../calendars/invitation-answers.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { followsCandidate, moveRows, moveRowsBack } from '../../personal/moved-rows.ts';
import { ClientSummaryModel } from '../../records/vetting/client-summary.model.ts';
import { ScorecardModel } from '../../records/vetting/scorecard.model.ts';
import { TranscriptModel } from './transcripts/transcript.model.ts';
import { VettingDecisionModel } from './vetting-decision.model.ts';
import { VettingInterviewModel } from '../../records/vetting/vetting-interview.model.ts';

/** A candidate's vetting interviews. */
export const personalInterviews: PersonalRecords = {
  name: 'vettingInterviews',
  count: (candidateId) => VettingInterviewModel.countDocuments({ candidateId }),
  ...followsCandidate(VettingInterviewModel),
  collect: async (candidateId) =>
    (await VettingInterviewModel.find({ candidateId }).lean()).map((interview) => ({
      kind: interview.kind,
      status: interview.status,
      durationMin: interview.durationMin,
      startsAt: interview.startsAt?.toISOString() ?? null,
      instructions: interview.instructions,
      answer: shownAnswer(interview, null),
    })),
  erase: async ({ session }, candidateId) => {
    await VettingInterviewModel.updateMany(
      { candidateId },
      { $set: { instructions: null, internalBrief: null, endNote: null, answers: [] } },
      { session },
    );
  },
};

/** Scorecards, which are the agency's own judgement: the candidate gets none of them. */
export const personalScorecards: PersonalRecords = {
  name: 'vettingScorecards',
  count: (candidateId) => ScorecardModel.countDocuments({ candidateId }),
  ...followsCandidate(ScorecardModel),
  collect: () => Promise.resolve([]),
  erase: async ({ session }, candidateId) => {
    await ScorecardModel.deleteMany({ candidateId }, { session });
  },
};

/** Transcripts of interviews: candidates get a copy by hand on request. */
export const personalTranscripts: PersonalRecords = {
  name: 'vettingTranscripts',
  count: (candidateId) => TranscriptModel.countDocuments({ candidateId }),
  ...followsCandidate(TranscriptModel),
  collect: () => Promise.resolve([]),
  erase: async ({ session }, candidateId) => {
    await TranscriptModel.deleteMany({ candidateId }, { session });
  },
};

/** The steps of a person's vetting. */
export const personalDecisions: PersonalRecords = {
  name: 'vettingDecisions',
  count: (candidateId) => VettingDecisionModel.countDocuments({ candidateId }),
  ...followsCandidate(VettingDecisionModel),
  collect: async (candidateId) =>
    (await VettingDecisionModel.find({ candidateId }).sort({ at: 1 }).lean()).map(
      ({ toStatus, at, retryAfter }) => ({
        status: toStatus,
        at: at.toISOString(),
        retryAfter,
      }),
    ),
  erase: async ({ session }, candidateId) => {
    await VettingDecisionModel.updateMany({ candidateId }, { $set: { note: null } }, { session });
  },
};

/** The summary for clients. The surviving record of a merge keeps its own summary if it has one. */
export const personalClientSummaries: PersonalRecords = {
  name: 'vettingClientSummaries',
  count: (candidateId) => ClientSummaryModel.countDocuments({ candidateId }),
  move: async (tx, { from, to }) => {
    const own = await ClientSummaryModel.exists({ candidateId: to }).session(tx.session);
    return own
      ? { count: 0, undo: { ids: [] } }
      : moveRows(tx, ClientSummaryModel, { candidateId: from }, { $set: { candidateId: to } });
  },
  moveBack: (tx, { from, to }, undo) =>
    moveRowsBack(
      tx,
      ClientSummaryModel,
      undo,
      { candidateId: to },
      { $set: { candidateId: from } },
    ),
  collect: async (candidateId) =>
    (await ClientSummaryModel.find({ candidateId }).lean()).map(({ text, releasedAt }) => ({
      text,
      releasedAt: releasedAt.toISOString(),
    })),
  erase: async ({ session }, candidateId) => {
    await ClientSummaryModel.deleteMany({ candidateId }, { session });
  },
};
