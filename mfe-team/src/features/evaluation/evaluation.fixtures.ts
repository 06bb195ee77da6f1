import { evaluationEndpoints, type Evaluation } from '@muster/contracts';
import { fixtureFor } from '@muster/kit/testing';

const idOf = (last: number): string =>
  `64b0000000000000000000${last.toString(16).padStart(2, '0')}`;

/** An evaluation that its reviewer is writing. */
export const evaluation: Evaluation = {
  ...fixtureFor(evaluationEndpoints.read.response),
  id: idOf(0xe1),
  cycle: '2026 H1',
  status: 'in_progress',
  version: 3,
  isOwn: false,
  periodStart: '2026-01-01',
  periodEnd: '2026-06-30',
  dueOn: '2026-07-14',
  isLate: false,
  member: { id: idOf(0x41), name: 'Bruno Cardoso', kind: 'contractor' },
  reviewer: { id: idOf(2), name: 'Noor Haddad' },
  criteria: ['Quality', 'Delivery', 'Teamwork'].map((name, index) => ({
    id: idOf(0xc1 + index),
    name,
    description: '',
    weight: [50, 30, 20][index] ?? 0,
  })),
  selfRatings: [{ criterionId: idOf(0xc1), score: 5, comment: 'No bugs came back.' }],
  ratings: [
    { criterionId: idOf(0xc1), score: 4, comment: null },
    { criterionId: idOf(0xc2), score: 3, comment: null },
  ],
  score: null,
  strengths: '',
  improvements: '',
  goals: [],
  clientInput: null,
  note: null,
  inputs: [],
  clientsToAsk: [],
  selfDueOn: null,
  reviewerLeft: false,
  submittedAt: null,
  sharedAt: null,
  revisions: [],
  acknowledgedAt: null,
  memberComment: null,
  managerOnlyNote: null,
  rateSuggestion: null,
  allowedActions: ['plan', 'rate', 'submit', 'cancel'],
};

/** The same as the person sees it. */
export const sharedEvaluation: Evaluation = {
  ...evaluation,
  status: 'shared',
  isOwn: true,
  score: 3.7,
  sharedAt: '2026-07-02T09:00:00.000Z',
  strengths: 'Finds the cause before the fix, every time.',
  improvements: 'Says earlier when a date will not hold.',
  allowedActions: ['acknowledge'],
};
