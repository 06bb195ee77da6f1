import {
  approvalEndpoints,
  calendarEndpoints,
  homeEndpoints,
  homeLayoutOf,
  reportEndpoints,
  type CalendarEntry,
  type HomeAnswer,
  type HomeArrangement,
  type HomeClock,
  type HomeJob,
  type HomeLateAnswer,
  type HomeSubmission,
  type PlacementRow,
  type ResponseOf,
  type Role,
  type Task,
} from '@muster/contracts';
import { fixtureFor, respond } from '@muster/kit/testing';

type Answer<K extends keyof typeof homeEndpoints> = ResponseOf<(typeof homeEndpoints)[K]>;

export const today = '2026-03-02';

export const task = (changes: Partial<Task> = {}): Task => ({
  ...fixtureFor(homeEndpoints.queue.response.shape.data.element),
  id: '64b0000000000000000000c1',
  subjectId: '64b0000000000000000000d1',
  subjectLabel: 'Mateus Ferreira',
  title: 'Send the preparation sheet',
  status: 'open',
  dueOn: today,
  version: 3,
  allowedActions: ['complete', 'snooze'],
  ...changes,
});

export const job = (changes: Partial<HomeJob> = {}): HomeJob => ({
  ...fixtureFor(homeEndpoints.jobs.response.shape.data.element),
  id: '64b0000000000000000000e1',
  title: 'Senior backend engineer (Go)',
  status: 'open',
  priority: 'urgent',
  company: { id: '64b0000000000000000000f1', name: 'Lumera Pay' },
  positionsCount: 3,
  positionsFilled: 1,
  openedDate: '2026-02-08',
  stages: {
    added: 9,
    interested: 6,
    internal_review: 0,
    submitted: 3,
    client_interview: 0,
    selected: 0,
    contracting: 1,
  },
  onHold: 0,
  nextClock: { stageKind: 'interested', dueAt: '2020-01-01T09:00:00.000Z' },
  ...changes,
});

export const clock = (changes: Partial<HomeClock> = {}): HomeClock => ({
  id: '64b0000000000000000000a7',
  stageKind: 'internal_review',
  stage: 'Internal review',
  candidate: { id: '64b0000000000000000000d7', name: 'Kwame Mensah' },
  job: { id: '64b0000000000000000000e1', title: 'Senior backend engineer (Go)' },
  company: 'Lumera Pay',
  dueOn: '2026-03-01',
  version: 4,
  mayRemind: false,
  ...changes,
});

export const submission = (changes: Partial<HomeSubmission> = {}): HomeSubmission => ({
  id: '64b0000000000000000000a8',
  candidate: { id: '64b0000000000000000000d8', name: 'Ricardo Hernández' },
  job: { id: '64b0000000000000000000e1', title: 'Senior backend engineer (Go)' },
  company: { id: '64b0000000000000000000f1', name: 'Lumera Pay' },
  submittedAt: '2026-02-26T09:00:00.000Z',
  dueAt: '2026-02-28T09:00:00.000Z',
  isLate: true,
  isSeen: true,
  version: 5,
  mayRemind: true,
  isInQueue: false,
  ...changes,
});

const lateAnswer = (changes: Partial<HomeLateAnswer> = {}): HomeLateAnswer => ({
  id: '64b0000000000000000000b8',
  stageKind: 'internal_review',
  stage: 'Internal review',
  candidate: { id: '64b0000000000000000000da', name: 'Sunita Gurung' },
  job: { id: '64b0000000000000000000e1', title: 'Senior backend engineer (Go)' },
  company: { id: '64b0000000000000000000f1', name: 'Lumera Pay' },
  since: '2026-02-16T09:00:00.000Z',
  dueAt: '2026-02-19T09:00:00.000Z',
  ...changes,
});
const kwame = lateAnswer({
  id: '64b0000000000000000000b9',
  candidate: { id: '64b0000000000000000000db', name: 'Kwame Mensah' },
  since: '2026-02-20T09:00:00.000Z',
});

export const placement = (changes: Partial<PlacementRow> = {}): PlacementRow => ({
  ...fixtureFor(homeEndpoints.contracts.response.shape.data.element),
  id: '64b0000000000000000000b1',
  status: 'active',
  candidate: { id: '64b0000000000000000000d9', number: 'C-000009', name: 'Leyla Novak' },
  plannedEndDate: '2026-03-20',
  risks: ['ending_soon'],
  margin: 0.18,
  allowedActions: ['extend'],
  ...changes,
});

const interview = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  ...fixtureFor(calendarEndpoints.list.response.shape.data.element),
  kind: 'client_interview',
  title: 'Second round: Leyla Hasanova',
  startsAt: '2026-03-02T14:30:00.000Z',
  endsAt: '2026-03-02T15:15:00.000Z',

  days: null,
  isCancelled: false,
  link: '/job-applications/64b0000000000000000000a8/calendar',
  ...changes,
});

const trend = [2, 4, 3, 5, 4, 6, 8, 11];

/** Data of a day with work. */
export const fullDay = {
  queue: {
    today,
    counts: { all: 3, late: 1, today: 1 },
    data: [
      task({ id: '64b0000000000000000000c2', title: 'Chase the client', dueOn: '2026-02-27' }),
      task({ note: 'First call on Thursday' }),
      task({ id: '64b0000000000000000000c3', title: 'Plan a talk', dueOn: null }),
    ],
    clocks: [] as HomeClock[],
  },
  jobs: { total: 1, data: [job()] },
  newCandidates: {
    since: '2026-02-23',
    total: 12,
    totalIsCapped: false,
    data: [
      {
        ...fixtureFor(homeEndpoints.newCandidates.response.shape.data.element),
        name: 'Leyla Hasanova',
        headline: 'Data engineer',
        country: 'AZ',
      },
    ],
  },
  figures: {
    candidatesAdded: { value: 11, isCapped: false, since: '2026-03-02', trend },
    withoutContact: { value: 0, isCapped: false, since: '2026-01-31' },
    tasksDone: { value: 4, trend: [0, 0, 0, 0, 0, 0, 4, 4] },
    openJobs: { value: 6, seatsToFill: 10 },
    answers: { late: 2, owed: 12, told: 9, from: '2026-02-01', to: '2026-03-02', zone: 'UTC' },
  },
  lateAnswers: { total: 2, data: [lateAnswer(), kwame] },
  submissions: { total: 1, late: 1, data: [submission()], answered: [] as HomeAnswer[] },
  contracts: { total: 1, data: [placement()] },
  team: {
    promises: { kept: 5, broken: 1 },
    data: [
      {
        person: { id: '64b0000000000000000000c9', name: 'Ana Kovač' },
        title: 'Recruiter',
        openJobs: 3,
        live: 12,
        late: 4,
        interviews: 7,
        tasksLate: 0,
        promises: { kept: 5, broken: 1 },
      },
    ],
  },
  vetting: {
    total: 1,
    totalIsCapped: false,
    data: [
      {
        ...fixtureFor(homeEndpoints.newCandidates.response.shape.data.element),
        name: 'Oleh Bondarenko',
        vettingStatus: 'in_review',
      },
    ],
  },
  followed: {
    following: 2,
    data: [
      {
        ...fixtureFor(homeEndpoints.followed.response.shape.data.element),
        actor: 'Lukas Petrov',
        kind: 'note_added',
        candidate: { id: '64b0000000000000000000d2', name: 'Amara Okafor' },
        excerpt: 'Prefers mornings.',
      },
    ],
  },
  /** Data of the calendar and the funnel. */
  interviews: [interview(), interview({ key: 'off', isCancelled: true, title: 'Off' })],
  placed: 0.4,
  firstSteps: { isOver: true, steps: [] },
  arrangement: arrangementOf('recruiter'),
} satisfies { [K in keyof typeof homeEndpoints]?: Answer<K> } & {
  interviews: CalendarEntry[];
  placed: number;
};

/** Data of a user who has nothing yet. */
export const emptyDay: typeof fullDay = {
  ...fullDay,
  interviews: [],
  placed: 0,
  queue: { today, counts: { all: 0, late: 0, today: 0 }, data: [], clocks: [] },
  jobs: { total: 0, data: [] },
  newCandidates: { since: '2026-02-23', total: 0, totalIsCapped: false, data: [] },
  submissions: { total: 0, late: 0, data: [], answered: [] },
  lateAnswers: { total: 0, data: [] },
  contracts: { total: 0, data: [] },
  team: { promises: { kept: 0, broken: 0 }, data: [] },
  vetting: { total: 0, totalIsCapped: false, data: [] },
  followed: { following: 0, data: [] },
};

/** Returns the default arrangement of a role. */
export function arrangementOf(role: Role): HomeArrangement {
  const { main, side, hidden } = homeLayoutOf(role);
  return { main: [...main], side: [...side], hidden: [...hidden], version: 0 };
}

/** Handlers for every request of the page. */
export const answers = (day: typeof fullDay) => [
  respond(homeEndpoints.queue, ({ query }) => ({
    ...day.queue,
    data: query.tab === 'late' ? day.queue.data.slice(0, day.queue.counts.late) : day.queue.data,
  })),
  respond(homeEndpoints.jobs, () => day.jobs),
  respond(homeEndpoints.newCandidates, () => day.newCandidates),
  respond(homeEndpoints.submissions, () => day.submissions),
  respond(homeEndpoints.contracts, () => day.contracts),
  respond(homeEndpoints.team, () => day.team),
  respond(homeEndpoints.vetting, () => day.vetting),
  respond(homeEndpoints.figures, () => day.figures),
  respond(homeEndpoints.lateAnswers, () => day.lateAnswers),
  respond(homeEndpoints.followed, () => day.followed),
  respond(homeEndpoints.firstSteps, () => day.firstSteps),
  respond(homeEndpoints.arrangement, () => day.arrangement),
  respond(calendarEndpoints.list, () => ({ data: day.interviews, isCut: false })),
  respond(reportEndpoints.read, () => ({
    ...fixtureFor(reportEndpoints.read.response),
    figure: { value: day.placed, count: day.placed === 0 ? 0 : 10, p90: null },
    steps: [
      { step: 'added' as const, count: 10, countBefore: null },
      { step: 'submitted' as const, count: 4, countBefore: null },
    ],
  })),
  respond(approvalEndpoints.list, () => ({ waiting: [], asked: [] })),
];
