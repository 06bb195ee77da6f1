import type { Scorecard } from '@muster/contracts';

/** The user's own scorecard, just begun. */
export const scorecard: Scorecard = {
  id: '64b0000000000000000000e1',
  interviewId: '64b0000000000000000000c1',
  kind: 'technical',
  author: null,
  typedBy: null,
  isOwn: true,
  status: 'draft',
  isHidden: false,
  recommendation: null,
  submittedAt: null,
  interviewAt: null,
  revisions: [],
  seesRate: false,
  version: 1,
  candidate: { id: '64b000000000000000000011', number: 'C-000011', name: 'Mateus Ferreira' },
  card: {
    recommendation: null,
    ratings: [],
    answers: [],
    strengths: '',
    concerns: '',
    englishLevel: null,
    verifiedSkills: [],
    suggestedSeniority: null,
    clientSummary: '',
  },
  questions: [
    {
      id: '64b0000000000000000000b1',
      text: 'How do you find a leak?',
      competency: null,
      idealAnswer: 'With pprof.',
    },
  ],
  skills: [{ id: '64b000000000000000000051', name: 'Go' }],
  transcript: null,
  isOnlyEvidence: false,
  allowedActions: ['edit', 'submit', 'delete'],
};

export const scorecardPath = `/vetting-feedback/${scorecard.candidate.id}/${scorecard.id}`;
