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

/** Only a transcript, with a summary, with an approved summary. */
export const transcriptStates = ['text', 'summary', 'approved'] as const;
export type TranscriptState = (typeof transcriptStates)[number];

export const transcriptSources = ['pasted', 'uploaded'] as const;
export type TranscriptSource = (typeof transcriptSources)[number];

/** From most to least favourable; the last abstains. */
export const vettingRecommendations = [
  'strong_yes',
  'yes',
  'mixed',
  'no',
  'strong_no',
  'no_decision',
] as const;
export type VettingRecommendation = (typeof vettingRecommendations)[number];

/** Competencies of every scorecard. */
export const vettingCompetencies = [
  'technical_depth',
  'problem_solving',
  'code_quality',
  'system_design',
  'communication',
  'ownership',
] as const;
export type VettingCompetency = (typeof vettingCompetencies)[number];

/** Minimum difference of scores that counts as disagreement. */
export const disagreementFrom = 2;

/**
 * States of an interview recording: in progress; audio being assembled; playable; deleted; could
 * not be kept.
 */
export const interviewRecordingStates = [
  'under_way',
  'arriving',
  'ready',
  'deleted',
  'lost',
] as const;
export type InterviewRecordingState = (typeof interviewRecordingStates)[number];
