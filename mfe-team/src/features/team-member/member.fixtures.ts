import {
  teamEndpoints,
  timesheetEndpoints,
  type ResponseOf,
  type TeamMember,
  type Timesheet,
} from '@muster/contracts';
import { fixtureFor } from '@muster/kit/testing';

const idOf = (last: number): string =>
  `64b0000000000000000000${last.toString(16).padStart(2, '0')}`;
export const placementId = idOf(0x91);

/** An active contractor as finance sees them. */
export const bruno: TeamMember = {
  ...fixtureFor(teamEndpoints.read.response),
  id: idOf(0x41),
  userId: idOf(0x51),
  name: 'Bruno Cardoso',
  kind: 'contractor',
  title: 'Backend engineer',
  department: null,
  status: 'active',
  isSelf: false,
  manager: { id: idOf(2), name: 'Noor Haddad' },
  country: 'PT',
  timeZone: 'Europe/Lisbon',
  email: 'bruno@people.test',
  phone: '+351 911 222 333',
  startDate: '2026-01-12',
  endDate: null,
  weeklyHours: 40,
  employment: 'contractor',
  evaluationCycleMonths: 6,
  harvestId: 'H-77',
  roles: [],
  load: { jobs: 0, interviews: 0, contracts: 1, reports: 0 },
  reports: [],
  away: null,
  placements: [
    {
      id: placementId,
      number: 'P-00045',
      status: 'active',
      client: 'Lumera Pay',
      job: { id: idOf(0x21), title: 'Senior backend engineer' },
      hoursPerWeek: 40,
      startDate: '2026-01-12',
      plannedEndDate: '2027-01-12',
      actualEndDate: null,
      pay: { amount: '50.00', currency: 'USD', unit: 'hour' },
    },
  ],
  emergencyContact: { name: 'Rui Cardoso', relation: 'Brother', phone: '+351 912 345 678' },
  version: 3,
  allowedActions: ['edit', 'edit_emergency_contact', 'read_timesheets', 'read_evaluations'],
};

/** A week that he is filling in. */
export const week: Timesheet = {
  ...fixtureFor(timesheetEndpoints.read.response),
  id: idOf(0x71),
  memberId: bruno.id,
  memberName: bruno.name,
  kind: 'contractor',
  assignment: { number: 'P-00045', client: 'Lumera Pay' },
  placementId,
  periodStart: '2026-05-04',
  periodEnd: '2026-05-10',
  status: 'draft',
  minutes: 480,
  submittedAt: null,
  isLate: false,
  version: 2,
  nothingWorked: false,
  source: 'manual',
  weeklyHours: 40,
  entries: [
    {
      id: idOf(0x81),
      date: '2026-05-04',
      minutes: 480,
      category: 'regular',
      task: null,
      note: null,
      billable: true,
      startedAt: null,
      endedAt: null,
      externalRef: null,
    },
  ],
  openFrom: '2026-05-04',
  openTo: '2026-05-10',
  pausedDays: [],
  holidays: [],
  submittedBy: null,
  submitNote: null,
  needsClient: true,
  clientApproval: null,
  approval: null,
  rejection: null,
  lockedReference: null,
  unlockAsked: false,
  money: {
    lines: [
      {
        from: '2026-05-04',
        to: '2026-05-04',
        category: 'regular',
        minutes: 480,
        multiplier: 1,
        payRate: { amount: '50.00', currency: 'USD', unit: 'hour' },
        pay: { amount: '400.00', currency: 'USD' },
      },
    ],
    pay: [{ amount: '400.00', currency: 'USD' }],
  },
  allowedActions: ['edit', 'submit'],
};

/** Returns his assignments with some of his sheets. */
export const sheetsOf = (...data: Timesheet[]): ResponseOf<typeof timesheetEndpoints.ofMember> => ({
  assignments: [
    {
      placementId,
      number: 'P-00045',
      client: 'Lumera Pay',
      period: 'week',
      pastPeriods: [],
      from: '2026-01-12',
      to: null,
      pauses: [],
    },
  ],
  data,
  today: '2026-05-10',
  mayEnter: true,
});
