export const vettingInterviewKinds = [
  'intro_language',
  'technical',
  'live_coding',
  'system_design',
  'project_review',
  'culture',
  'final',
] as const;
export type VettingInterviewKind = (typeof vettingInterviewKinds)[number];

export const vettingInterviewMinutes = [15, 30, 45, 60, 75, 90, 120] as const;

export const noShowParties = ['candidate', 'interviewer', 'both'] as const;
export type NoShowParty = (typeof noShowParties)[number];

export const scorecardStates = ['draft', 'submitted', 'amended'] as const;
export type ScorecardState = (typeof scorecardStates)[number];

/** A transcript alone, with a summary, with an approved one. */
export const transcriptStates = ['text', 'summary', 'approved'] as const;
export type TranscriptState = (typeof transcriptStates)[number];

export const transcriptSources = ['pasted', 'uploaded'] as const;
export type TranscriptSource = (typeof transcriptSources)[number];

/** From the warmest to the coldest; the last abstains. */
export const vettingRecommendations = [
  'strong_yes',
  'yes',
  'mixed',
  'no',
  'strong_no',
  'no_decision',
] as const;
export type VettingRecommendation = (typeof vettingRecommendations)[number];

/** What every scorecard rates. */
export const vettingCompetencies = [
  'technical_depth',
  'problem_solving',
  'code_quality',
  'system_design',
  'communication',
  'ownership',
] as const;
export type VettingCompetency = (typeof vettingCompetencies)[number];

/** Raters further apart than this do not agree. */
export const disagreementFrom = 2;

/**
 * What became of a recording of an interview: it is being made; its sound is put together; it can be
 * heard; it was deleted; it could not be kept.
 */
export const interviewRecordingStates = [
  'under_way',
  'arriving',
  'ready',
  'deleted',
  'lost',
] as const;
export type InterviewRecordingState = (typeof interviewRecordingStates)[number];
