import type { ClientCandidate, ClientCandidateRow } from '@muster/contracts';

/** A candidate who waits for an answer of the reader. */
export const waitingRow: ClientCandidateRow = {
  id: '64b000000000000000000031',
  version: 4,
  job: { id: '64b000000000000000000021', title: 'Senior backend engineer (Go)' },
  name: 'Valentina Sosa',
  blind: false,
  headline: 'Backend engineer',
  country: 'AR',
  timeZone: 'America/Argentina/Buenos_Aires',
  summary: 'Led the move of a card ledger to streaming.',
  skills: [{ id: '64b000000000000000000041', name: 'Go', years: 7, isEnough: true }],
  english: 'C1',
  availableFrom: '2026-12-14',
  noticeDays: null,
  stage: 'New',
  standing: 'waiting',
  submittedAt: '2026-11-20T09:00:00.000Z',
  dueAt: '2026-11-22T09:00:00.000Z',
  seen: false,
  allowedActions: ['select', 'request_interview', 'reject', 'ask_more'],
};

export const waitingPerson: ClientCandidate = {
  ...waitingRow,
  view: {
    ...{ name: 'Valentina Sosa', blind: false, headline: 'Backend engineer', country: 'AR' },
    timeZone: 'America/Argentina/Buenos_Aires',
    ...{ seniority: null, primaryRole: null, yearsExperience: 9, vettedAt: null },
    ...{ english: { level: 'C1', assessed: true }, languages: [] },
    introduction: '<p>Led the move of a card ledger to streaming.</p>',
    ...{ bio: null, skills: [], experience: [], education: [], files: [] },
    availability: { from: '2026-12-14', noticeDays: null, weeklyHours: 40 },
  },
  submission: { version: 1, at: '2026-11-20T09:00:00.000Z' },
  changes: [],
  decision: null,
  jobEnded: false,
  hoursPerWeek: 40,
  seats: [
    { id: '64b000000000000000000051', label: 'Seat 1', targetStart: null, supervisorId: null },
  ],
  supervisors: [{ id: '64b000000000000000000061', name: 'Owen Clarke', title: 'Lead' }],
  reasons: [
    { id: '64b000000000000000000071', label: 'Experience too junior', requiresNote: false },
    { id: '64b000000000000000000072', label: 'Other', requiresNote: true },
  ],
  deciders: [],
  alternatives: [
    { id: '64b000000000000000000032', name: 'Thabo Nkosi', headline: 'Platform engineer' },
  ],
};
