import {
  firstSubmissionClock,
  firstSubmissionDueAt,
  jobAgeDays,
  jobDaysToFill,
  jobHoursBetween,
  type JobClockFacts,
} from './job-clocks.ts';

const job: JobClockFacts = {
  status: 'open',
  // A Monday.
  openedDate: '2026-11-02',
  timeZone: 'Europe/Berlin',
  holds: [],
  firstSubmissionAt: null,
  filledAt: null,
};
const at = Date.parse;

test('starts on the morning of the opening, in the client’s time zone', () => {
  expect(firstSubmissionClock(job, at('2026-11-03T10:00:00Z'))).toEqual({
    state: 'running',
    hours: 10,
    limitHours: 72,
  });
  const lima = { ...job, timeZone: 'America/Lima' };
  expect(firstSubmissionClock(lima, at('2026-11-02T15:00:00Z'))?.hours).toBe(1);
});

test('is late after 72 working hours, which are nine days', () => {
  expect(firstSubmissionClock(job, at('2026-11-12T16:00:00Z'))).toMatchObject({
    state: 'running',
    hours: 72,
  });
  expect(firstSubmissionClock(job, at('2026-11-13T09:00:00Z'))?.state).toBe('late');
});

test('stops on hold, and resumes without counting the hold', () => {
  const held = { ...job, holds: [{ from: '2026-11-03T08:00:00Z', to: null }] };
  expect(firstSubmissionClock({ ...held, status: 'on_hold' }, at('2026-11-20T12:00:00Z'))).toEqual({
    state: 'paused',
    hours: 8,
    limitHours: 72,
  });
  const resumed = {
    ...job,
    holds: [{ from: '2026-11-03T08:00:00Z', to: '2026-11-19T08:00:00Z' }],
  };
  expect(firstSubmissionClock(resumed, at('2026-11-19T16:00:00Z'))?.hours).toBe(16);
});

test('stops with the first submission, in time or not', () => {
  const later = at('2026-12-24T12:00:00Z');
  expect(
    firstSubmissionClock({ ...job, firstSubmissionAt: '2026-11-03T10:00:00Z' }, later),
  ).toMatchObject({ state: 'met', hours: 10 });
  expect(
    firstSubmissionClock({ ...job, firstSubmissionAt: '2026-11-30T10:00:00Z' }, later)?.state,
  ).toBe('missed');
});

test.each(['draft', 'pending_review', 'closed', 'cancelled', 'filled'] as const)(
  'a %s job without a submitted candidate has no clock',
  (status) => {
    expect(firstSubmissionClock({ ...job, status }, at('2026-11-03T10:00:00Z'))).toBeNull();
  },
);

test('holds are subtracted from any span of the job, as far as they overlap it', () => {
  const holds = [
    { from: '2026-11-02T00:00:00Z', to: '2026-11-03T00:00:00Z' },
    { from: '2026-11-06T12:00:00Z', to: null },
  ];
  const facts = { timeZone: 'UTC', holds };
  expect(jobHoursBetween(facts, at('2026-11-04T09:00:00Z'), at('2026-11-04T12:00:00Z'))).toBe(3);
  expect(jobHoursBetween(facts, at('2026-11-02T09:00:00Z'), at('2026-11-06T17:00:00Z'))).toBe(27);
});

test('an unfilled job has an age, and a filled one a time to fill', () => {
  expect(jobAgeDays(job, '2026-12-03')).toBe(31);
  expect(jobAgeDays({ ...job, status: 'filled' }, '2026-12-03')).toBeNull();
  expect(jobAgeDays({ ...job, openedDate: '2026-12-04' }, '2026-12-03')).toBe(0);
  expect(jobDaysToFill({ openedDate: '2026-11-02', filledAt: '2026-11-12T23:00:00Z' })).toBe(10);
  expect(jobDaysToFill(job)).toBeNull();
});

test('computes when the first candidates are due, without the time on hold', () => {
  const due = (changes: Partial<JobClockFacts> = {}) => {
    const moment = firstSubmissionDueAt({ ...job, ...changes });
    return moment === null ? null : new Date(moment).toISOString();
  };
  expect(due()).toBe('2026-11-12T16:00:00.000Z');
  // Two working days on hold move the promise by two days.
  const holds = [{ from: '2026-11-03T08:00:00Z', to: '2026-11-05T08:00:00Z' }];
  expect(due({ holds })).toBe('2026-11-16T16:00:00.000Z');
  expect(due({ timeZone: 'America/Lima' })).toBe('2026-11-12T22:00:00.000Z');
  for (const stopped of [
    { openedDate: null },
    { status: 'on_hold' as const },
    { firstSubmissionAt: '2026-11-03T10:00:00Z' },
  ])
    expect(due(stopped)).toBeNull();
});
