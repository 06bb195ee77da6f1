import { batchedAnswerSchema } from '@muster/contracts';
import mongoose from 'mongoose';
import { addDays, today } from '../../db/calendar-day.ts';
import { collectionChanged } from '../../db/on-write.ts';
import { setPatience } from '../../db/readings.ts';
import type { Application } from '../../records/applications/application.model.ts';
import type { Company } from '../../records/companies/company.model.ts';
import type { Job } from '../../records/jobs/job.model.ts';
import { TaskModel } from '../../records/tasks/task.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createApplication } from '../applications/application.fixtures.ts';
import { createSubmitted } from '../applications/client/client-scene.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createClientInterview } from '../client-interviews/client-interviews.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createPlacementScene } from '../placements/placement-scene.fixtures.ts';
import { createTeamMember } from '../team/team-member.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
let client: SignedIn;
let company: Company;
let job: Job;
let submitted: Application;

/** Creates records with a different person in each field of the pages. */
async function fill() {
  const ownerUserId = recruiter.user._id;
  submitted = await createSubmitted({ job, ownerUserId });
  const other = await createJob({ companyId: company._id, leadRecruiterId: ownerUserId });
  const candidate = await createCandidateRecord({ ownerUserId });
  await createApplication(
    { candidateId: candidate._id, jobId: other._id, companyId: company._id, ownerUserId },
    'internal_review',
    { stageEnteredAt: new Date(Date.now() - 9 * 86_400_000) },
  );
  await createPlacementScene('active', {
    job: { companyId: company._id, leadRecruiterId: ownerUserId },
    placement: {
      companyId: company._id,
      recruiterId: ownerUserId,
      plannedEndDate: addDays(today(), 5),
    },
  });
  await createClientInterview(submitted);
  await TaskModel.create({
    subjectType: 'candidate',
    subjectId: candidate._id,
    title: 'Call',
    assigneeId: ownerUserId,
    dueOn: today(),
  });
}

beforeAll(async () => {
  setPatience(5_000);
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter', { user: { timeZone: 'UTC' } });
  await createTeamMember(recruiter.user);
  company = await createCompany({ name: 'Acme', feedbackSlaHours: 48 });
  job = await createJob({ companyId: company._id, leadRecruiterId: recruiter.user._id });
  client = await signInAs(test, 'client_admin', { assignment: { companyId: company._id } });
  await fill();
  await fill();
});
afterAll(() => test.close());

/** Requests that the pages of staff and clients defer until the browser is idle. */
const later = ['/me/notifications/unread', '/chat/unread'];
const asStaff = () => recruiter;
const asClient = () => client;
const ids = () => ({
  candidate: submitted.candidateId.toHexString(),
  application: submitted._id.toHexString(),
  job: job._id.toHexString(),
  company: company._id.toHexString(),
});
const fillIn = (path: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: keyof ReturnType<typeof ids>) => ids()[name]);

/**
 * The query limit of each page with cold caches, one or two above the actual number, because rows
 * requested slightly later need another query. A change that needs more queries raises the limit
 * with a reason; one that needs fewer lowers it. The requests of each page, single reads or
 * batches, are those that a browser sends.
 */
const pages = [
  {
    page: 'Home',
    as: asStaff,
    most: 51,
    requests: [
      [
        '/home/queue?tab=all',
        '/approvals',
        '/home/arrangement',
        '/home/first-steps',
        '/home/figures',
        '/home/jobs',
        '/home/new-candidates',
        '/home/submissions',

        '/home/contracts',
        '/home/followed',
        '/reports/metrics/funnel?from=2026-11-01&to=2026-11-30',
        '/calendar/entries?from=2026-11-29T23:00:00.000Z&to=2026-11-30T23:00:00.000Z',
      ],
      [...later, '/home/navigation'],
    ],
  },
  {
    page: 'the list of candidates',
    as: asStaff,
    most: 23,
    requests: [
      [
        '/lists/candidates/views',
        '/candidates?sort=-updatedAt&limit=25',
        '/custom-fields/candidate',
      ],
      [...later, '/home/navigation'],
    ],
  },
  {
    page: 'the list of jobs',
    as: asStaff,
    most: 26,
    requests: [
      [
        '/lists/jobs/views',
        '/jobs?sort=-openedDate&limit=25',
        '/custom-fields/job',
        '/jobs?filter[status]=pending_review&sort=createdAt&limit=10',
      ],
      [...later, '/home/navigation'],
    ],
  },
  {
    page: 'a candidate',
    as: asStaff,
    most: 46,
    requests: [
      ['/candidates/{candidate}'],
      [
        ...['follow', 'duplicates', 'consents', 'attachments', 'calendar'].map(
          (part) => `/candidates/{candidate}/${part}`,
        ),
        '/custom-fields/candidate/{candidate}',
        '/promises?subjectType=candidate&subjectId={candidate}',
      ],
      [
        '/tasks?subjectType=candidate&subjectId={candidate}&status=open',
        '/candidates/{candidate}/activity?limit=12',
      ],
      [...later, '/home/navigation'],
    ],
  },
  {
    page: 'a job',
    as: asStaff,
    most: 29,
    requests: [
      ['/jobs/{job}'],
      [
        '/custom-fields/job/{job}',
        '/tasks?subjectType=job&subjectId={job}&status=open',
        '/jobs/{job}/activity?limit=12',
      ],
      [...later, '/home/navigation'],
    ],
  },
  {
    page: 'the people on a job',
    as: asStaff,
    most: 36,
    requests: [
      ['/jobs/{job}'],
      ['/jobs/{job}/matches', '/jobs/{job}/applications', '/jobs/{job}/suggestions'],
      [...later, '/home/navigation'],
    ],
  },
  {
    page: 'an application',
    as: asStaff,
    most: 40,
    requests: [['/applications/{application}'], [...later, '/home/navigation']],
  },
  {
    page: 'a company',
    as: asStaff,
    most: 43,
    requests: [
      ['/companies/{company}'],
      [
        '/companies/{company}/overview',
        '/companies/{company}/jobs?show=live',
        '/custom-fields/company/{company}',
        '/promises?subjectType=company&subjectId={company}',
      ],
      [
        '/tasks?subjectType=company&subjectId={company}&status=open',
        '/companies/{company}/activity',
      ],
      [...later, '/home/navigation'],
    ],
  },
  {
    page: 'a client’s dashboard',
    as: asClient,
    // Five of them count what waits in other areas, for the navigation: invitations, too.
    most: 36,
    requests: [
      [
        ...['candidates', 'jobs', 'timesheets', 'feedback', 'documents', 'contractors'].map(
          (part) => `/client/${part}`,
        ),
        '/client/interviews/upcoming',
        '/own/exit-surveys',
        '/chat/threads?limit=3',
        '/client/team',
      ],
      [...later, '/client/waiting'],
    ],
  },
];

/** Returns the commands that opening a page causes, without those that identify the reader. */
async function commandsOf({ as, requests }: (typeof pages)[number]): Promise<string[]> {
  const reader = as();
  const asking = /^(sessions|session_payloads|impersonations|outbox|idempotency_records)\./;
  const commands: string[] = [];
  mongoose.set('debug', (collection: string, command: string) => {
    commands.push(`${collection}.${command}`);
  });
  const statuses: number[] = [];
  for (const paths of requests.map((request) => request.map(fillIn)))
    if (paths.length === 1) statuses.push((await reader.get(paths[0] ?? '')).status);
    else {
      const reads = paths.map((path, i) => ({ path, requestId: `page-reads-${i}` }));
      const { text } = await reader.post('/reads', { reads });
      const lines = text.trimEnd().split('\n');
      statuses.push(...lines.map((line) => batchedAnswerSchema.parse(JSON.parse(line)).status));
    }
  mongoose.set('debug', false);
  expect(statuses).toEqual(requests.flat().map(() => 200));
  return commands.filter((command) => !asking.test(command)).toSorted();
}

/** Returns nothing within the limit, otherwise all commands, so that a failure lists them. */
const tooMany = (commands: readonly string[], max: number): readonly string[] =>
  commands.length > max ? commands : [];

it.each(pages)('$page needs no more commands than its limit', async (page) => {
  // With cold caches, whatever the number of rows.
  await fill();
  for (const name of Object.keys(mongoose.connection.collections)) collectionChanged(name);
  expect(tooMany(await commandsOf(page), page.most)).toEqual([]);
  expect(page.requests.length).toBeLessThanOrEqual(4);
});
