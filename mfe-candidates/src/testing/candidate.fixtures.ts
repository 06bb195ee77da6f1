import {
  applicationEndpoints,
  approvalEndpoints,
  attachmentEndpoints,
  candidateActions,
  calendarEndpoints,
  candidateEndpoints,
  duplicateEndpoints,
  companyRuleEndpoints,
  consentEndpoints,
  placementEndpoints,
  promiseEndpoints,
  taskEndpoints,
  type CandidateRecord,
  type CandidateRow,
} from '@muster/contracts';
import { fixtureFor, respond, type Handler } from '@muster/kit/testing';

export const idOf = (n: number) => `64b0000000000000000000${String(n).padStart(2, '0')}`;
export const robin = { id: idOf(1), name: 'Robin Reyes' };
export const li = { id: idOf(2), name: 'Li Chen' };

const { read, list, activity } = candidateEndpoints;
type Availability = CandidateRecord['availability'];

const availability: Availability = {
  noticePeriodDays: 14,
  noticeNote: null,
  availableFrom: null,
  weeklyCapacityHours: 40,
  overlapHours: null,
  overlapTimeZone: null,
  openTo: ['permanent'],
  relocationCountries: [],
};

/** Creates the candidate Mateus Ferreira, with all actions allowed. */
export const makeCandidate = (changes: Partial<CandidateRecord> = {}): CandidateRecord =>
  fixtureFor(read.response, {
    id: idOf(11),
    number: 'C-000011',
    firstName: 'Mateus',
    lastName: 'Ferreira',
    name: 'Mateus Ferreira',
    headline: 'Senior backend engineer',
    status: 'active',
    vettingStatus: 'vetted',
    country: 'BR',
    city: 'Recife',
    timeZone: 'America/Recife',
    owner: robin,
    contact: { email: 'mateus@example.com', phone: null, phoneIsValid: false, contacts: [] },
    rates: [],
    availability,
    allowedActions: candidateActions.filter((action) => action !== 'restore_deleted'),
    version: 3,
    ...changes,
  });

export const makeRow = (n: number, changes: Partial<CandidateRow> = {}): CandidateRow => ({
  ...fixtureFor(list.response.shape.data.element, {
    status: 'active',
    vettingStatus: 'vetted',
    country: 'BR',
    timeZone: 'America/Recife',
    owner: robin,
  }),
  id: idOf(n),
  number: `C-0000${n}`,
  name: `Person ${n}`,
  ...changes,
});

export const listOf = (data: CandidateRow[]) => ({
  data,
  page: { ...fixtureFor(list.response).page, limit: 25, total: data.length, from: 1 },
});

/** Handlers for everything a record page reads. */
export const recordHandlers = (candidate: CandidateRecord): Handler[] => [
  respond(duplicateEndpoints.ofCandidate, () => ({ people: [], pairs: [], merges: [] })),
  respond(calendarEndpoints.ofCandidate, () => ({
    ...fixtureFor(calendarEndpoints.ofCandidate.response),
    entries: [],
  })),
  respond(read, () => candidate),
  respond(applicationEndpoints.ofCandidate, () => ({ data: [], live: 0, mayAdd: true })),
  respond(approvalEndpoints.list, () => ({ waiting: [], asked: [] })),
  respond(activity, () => ({ data: [], nextCursor: null })),
  respond(attachmentEndpoints.ofCandidate, () =>
    fixtureFor(attachmentEndpoints.ofCandidate.response),
  ),
  respond(placementEndpoints.list, () => ({
    ...fixtureFor(placementEndpoints.list.response),
    data: [],
  })),
  respond(consentEndpoints.read, () => ({ purposes: [], history: [] })),
  respond(companyRuleEndpoints.list, () => ({ data: [], mayChange: true })),
  respond(promiseEndpoints.list, () => ({ data: [] })),
  respond(taskEndpoints.list, () => ({
    ...fixtureFor(taskEndpoints.list.response),
    data: [],
  })),
];
