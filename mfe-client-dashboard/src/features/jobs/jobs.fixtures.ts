import {
  clientAskedSchema,
  clientJobEndpoints,
  clientJobFormSchema,
  clientOwnFields,
  formerJobSchema,
  type ClientAskList,
  type ClientAsked,
  type ClientJobForm,
  type ClientJobRecord,
} from '@muster/contracts';
import { fixtureFor } from '@muster/kit/testing';

const go = { ...fixtureFor(formerJobSchema.shape.skillsRequired.element), name: 'Go' };

/** Initial form of a company with one earlier job. */
export const start: ClientJobForm = {
  ...fixtureFor(clientJobFormSchema),
  companyName: 'Lumera Pay',
  accountManager: 'Leila Haddad',
  currency: 'EUR',
  takesRequests: true,
  seesBillRates: true,
  colleagues: [],
  formerJobs: [
    {
      ...fixtureFor(formerJobSchema),
      id: '64b000000000000000000021',
      number: 'J-00001',
      title: 'Go engineer',
      status: 'filled',
      primaryRole: 'Backend',
      seniority: 'senior',
      daysToFill: 23,
      positionsCount: 2,
      hoursPerWeek: 32,
      durationMonths: 6,
      locationPolicy: 'anywhere',
      description: '<p>Builds the ledger.</p>',
      mustHave: null,
      niceToHave: null,
      skillsRequired: [go],
      skillsNice: [],
      countries: [],
      timeZoneBase: null,
      overlapHours: null,
      engagement: 'full_time_contract',
      englishMin: 'B2',
      billRate: { min: '60.00', max: '80.00', currency: 'EUR', unit: 'hour' },
    },
  ],
};

/** Request that waits for review. */
export const asked: ClientJobRecord = {
  ...fixtureFor(clientJobEndpoints.read.response),
  id: '64b000000000000000000031',
  number: 'J-00031',
  title: 'Data engineer',
  version: 3,
  status: 'pending_review',
  openedDate: null,
  openedDates: null,
  note: null,
  hoursPerWeek: 40,
  mustHave: '<p>Go</p>',
  locationPolicy: 'anywhere',
  countries: [],
  skillsRequired: [go],
  skillsNice: [],
  interviewPlan: [],
  colleagues: [],
  billRate: { min: '60.00', max: '75.00', currency: 'EUR', unit: 'hour' },
  editable: [...clientOwnFields],
  allowedActions: ['edit', 'ask'],
  accountManager: 'Leila Haddad',
};

/** Possible requests for an open job, with none made yet. */
export const nothingAsked: ClientAskList = {
  data: [],
  jobStatus: 'open',
  possible: ['add_positions', 'cancel_positions', 'hold', 'close', 'cancel'],
  positions: [
    { id: '64b000000000000000000041', label: 'Data engineer #1', status: 'open' },
    { id: '64b000000000000000000042', label: 'Data engineer #2', status: 'reserved' },
  ],
  reasons: {
    job: [{ id: '64b000000000000000000051', label: 'Budget', requiresNote: false }],
    positions: [
      { id: '64b000000000000000000052', label: 'Filled internally', requiresNote: false },
    ],
  },
};

/** Request that waits for the agency. */
export const askedToHold: ClientAsked = {
  ...fixtureFor(clientAskedSchema),
  id: '64b000000000000000000061',
  ask: 'hold',
  status: 'pending',
  message: 'Our budget comes in January.',
  count: null,
  targetStart: null,
  positions: [],
  askedBy: { id: '64b000000000000000000071', name: 'Ana Kovač' },
  askedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-11-23T09:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  answer: null,
  version: 1,
  mayWithdraw: true,
};
