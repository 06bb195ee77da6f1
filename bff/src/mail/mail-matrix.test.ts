import { addDays, today } from '../db/calendar-day.ts';
import { createSeat } from '../domains/applications/submission.fixtures.ts';
import { ApplicationModel, type Application } from '../records/applications/application.model.ts';
import { nudgeClients } from '../domains/applications/mails/late-clients.ts';
import { createSupervisor } from '../domains/companies/supervisor.fixtures.ts';
import { createForm } from '../domains/screening/screening.fixtures.ts';
import { createJob, readyJob } from '../domains/jobs/job.fixtures.ts';
import { formTicket } from '../domains/intakes/api/form-ticket.ts';
import { sendDigests } from '../domains/notifications/digest.jobs.ts';
import { NotificationModel } from '../domains/notifications/notification.model.ts';
import { money } from '../domains/placements/placement-actions.fixtures.ts';
import type { PlacementScene } from '../domains/placements/placement-scene.fixtures.ts';
import { PlacementModel } from '../records/placements/placement.model.ts';
import { notifyOfEnds } from '../domains/placements/placements.jobs.ts';
import { createPosition } from '../domains/positions/position.fixtures.ts';
import {
  createInterviewer,
  createReviewed,
  inVetting,
} from '../domains/vetting/vetting.fixtures.ts';
import { OutboxModel } from '../outbox/outbox-event.model.ts';
import type { TestApp } from '../testing/create-test-app.ts';
import type { SignedIn } from '../testing/sign-in.ts';
import { EmailMessageModel, type EmailMessage } from './email-message.model.ts';
import type { MailTemplateKey } from './templates/all-templates.ts';
import { openMailStory, placementNow, type MailStory } from './mail-story.fixtures.ts';

const { signal } = new AbortController();
/** Mail content that only the agency may read: pay, bill and notes for colleagues. */
const secrets = ['43.21', '65.43', '52.00', '85.00', 'Said so by phone', 'Known to us'];

let story: MailStory;
let test: TestApp;
let admin: SignedIn;
let manager: SignedIn;
let recruiter: SignedIn;
let finance: SignedIn;
let client: SignedIn;
beforeAll(async () => {
  story = await openMailStory();
  ({ test, admin, manager, recruiter, finance, client } = story);
});
afterAll(() => test.close());

const proof = { note: 'Said so by phone.' };

type Mail = readonly [template: MailTemplateKey, to: string];
const each = (template: MailTemplateKey, ...people: readonly { email: string | null }[]): Mail[] =>
  people.map(({ email }) => [template, email ?? '']);

const submitted = () => story.onJob('submitted', { submissionVersion: 1, submittedAt: new Date() });

/** Runs an action that must succeed. */
async function act(who: SignedIn, path: string, body: object): Promise<void> {
  const { status, body: answer } = await who.post(path, body);
  expect([path, status, answer.error ?? null]).toEqual([path, status, null]);
}
const onApplication = (
  who: SignedIn,
  { _id, version }: Application,
  action: string,
  body: object = {},
) => act(who, `/applications/${_id.toHexString()}/actions/${action}`, { version, ...body });
const onPlacement = async (
  who: SignedIn,
  { placement }: PlacementScene,
  action: string,
  body: object,
) => {
  const { _id, version } = await placementNow(placement);
  await act(who, `/placements/${_id.toHexString()}/actions/${action}`, { version, ...body });
};

/**
 * The mails of each event; a string names the feature that brings them, or where they are shown.
 */
const matrix: Record<string, (() => Promise<Mail[]>) | string> = {
  'Candidate signs up / applies': 'sign-up of candidates',
  'Screening sent / due soon': async () => {
    const candidate = await story.person();
    const form = await createForm(candidate);
    const path = `/screening-forms/${form._id.toHexString()}/actions`;
    await act(recruiter, `${path}/send`, { version: 1, by: 'mail', message: 'Take your time.' });
    await act(recruiter, `${path}/remind`, { version: 2 });
    await act(recruiter, `${path}/disable-link`, { version: 3, message: 'We found somebody.' });
    return each('screening_closed', candidate);
  },
  'Screening submitted': 'the tests of screening, at the candidate’s door',
  'Vetting interview confirmed': async () => {
    const candidate = await inVetting('interview_to_schedule');
    const interviewer = await createInterviewer();
    const id = interviewer._id.toHexString();
    const { status } = await recruiter.post(
      `/candidates/${candidate._id.toHexString()}/vetting-interviews`,
      {
        kind: 'technical',
        interviewerIds: [id],
        leadId: id,
        durationMin: 60,
        startsAt: new Date(Date.now() + 86_400_000).toISOString(),
        confirmHours: true,
      },
    );
    expect(status).toBe(201);
    return [
      ...each('vetting_interview_confirmed', candidate),
      ...each('vetting_interview_staff', interviewer),
    ];
  },
  'Interview in 24 h / 15 min': 'the clocks of interviews',
  'Interview ended, feedback missing': 'the tests of interviews',
  'Vetting decided': async () => {
    const { candidate } = await createReviewed();
    const id = candidate._id.toHexString();
    await act(admin, `/candidates/${id}/vetting/actions/pass`, { version: candidate.version });
    return each('vetting_passed', candidate);
  },
  'Asked for interest': async () => {
    const { candidate, application } = await story.onJob('added');
    await onApplication(recruiter, application, 'ask-interest', { message: 'Fits you.' });
    return each('interest_question', candidate);
  },
  'Submitted to client': async () => {
    const [one, two] = [await story.onJob('internal_review'), await story.onJob('internal_review')];
    await onApplication(recruiter, one.application, 'submit', { timing: 'digest' });
    await onApplication(recruiter, two.application, 'submit', { timing: 'digest' });
    return [
      ...each('submission_digest', client.user),
      ...each('you_were_presented', one.candidate, two.candidate),
    ];
  },
  Presented: async () => {
    const { candidate, application } = await story.onJob('internal_review');
    await onApplication(recruiter, application, 'submit', { timing: 'now' });
    return [...each('candidate_submitted', client.user), ...each('you_were_presented', candidate)];
  },
  'A submitted person withdraws': async () => {
    const withdraw = async (timing: 'now' | 'digest') => {
      const { application } = await story.onJob('internal_review');
      await onApplication(recruiter, application, 'submit', { timing });
      if (timing === 'now') await sentMails();
      const version = application.version + 1;
      await onApplication(recruiter, { ...application, version }, 'withdraw', {
        reasonId: story.reasons.withdraw,
      });
      return application;
    };
    await withdraw('now');
    await EmailMessageModel.deleteMany({ status: 'sent' });
    // The client is not notified of a withdrawal while its mail still waits, or if the candidate
    // returns at once.
    await withdraw('digest');
    const back = await withdraw('now');
    await EmailMessageModel.deleteMany({ template: 'candidate_submitted' });
    await onApplication(recruiter, { ...back, version: back.version + 2 }, 'restore');
    await EmailMessageModel.deleteMany({ template: 'you_were_presented' });
    return each('candidate_withdrawn', client.user);
  },
  'Client opened': async () => {
    const { application } = await submitted();
    await act(client, `/applications/${application._id.toHexString()}/actions/mark-seen`, {});
    return [];
  },
  'Client wants interview': async () => {
    await onApplication(admin, (await submitted()).application, 'request-interview', proof);
    return each('client_interview_request', manager.user, recruiter.user);
  },
  'Client selects': async () => {
    const positionId = (await createSeat(story.job))._id.toHexString();
    await onApplication(admin, (await submitted()).application, 'select', { ...proof, positionId });
    return each('client_selected', manager.user, recruiter.user);
  },
  'Client rejects': async () => {
    const { application } = await submitted();
    await onApplication(admin, application, 'reject', { reasonId: story.reasons.client });
    return each('client_rejected_internal', manager.user, recruiter.user);
  },
  'Candidate rejected': async () => {
    const { candidate, application } = await story.onJob('interested');
    const telling = { by: 'mail', template: 'rejection_after_screening', delayHours: 4 };
    await onApplication(recruiter, application, 'reject', {
      reasonId: story.reasons.agency,
      telling,
    });
    return each('rejection_after_screening', candidate);
  },
  'Client late': async () => {
    await ApplicationModel.updateMany({}, { $set: { clientNudges: 3 } });
    await submitted();
    const late = (days: number) => new Date(Date.now() + days * 86_400_000);
    for (const days of [3, 4, 5]) await nudgeClients(signal, late(days));
    // First deciders, then admins: the same user here. The third time it is a task.
    return each('nudge_client_decision', client.user, client.user);
  },
  'Job received': async () => {
    await act(client, '/job-requests', {
      ticket: formTicket(test.config.sessionSecret, new Date(Date.now() - 60_000)),
      contact: null,
      title: 'Platform engineer',
      engagement: 'full_time_contract',
      skills: [],
      seats: 1,
      start: addDays(today(), 30),
      budget: null,
      description: 'Keeps clusters alive.',
    });
    return [...each('job_received', client.user), ...each('notice', manager.user)];
  },
  'Job opened': async () => {
    const asked = await readyJob({
      companyId: story.job.companyId,
      ...story.team,
      status: 'pending_review',
      positionsCount: 1,
      requestedBy: client.user._id,
    });
    await createPosition(asked);
    await act(admin, `/jobs/${asked._id.toHexString()}/actions/open`, { version: 1, note: null });
    return [...each('job_opened', client.user), ...each('notice', manager.user, recruiter.user)];
  },
  'Job closed': async () => {
    const other = await createJob({ companyId: story.job.companyId, ...story.team });
    await act(admin, `/jobs/${other._id.toHexString()}/actions/close`, {
      version: 1,
      reasonId: story.reasons.close,
    });
    return [...each('job_closed', client.user), ...each('notice', manager.user, recruiter.user)];
  },
  'Position supervisor changed': async () => {
    const { scene, sides } = await story.atWork('active');
    const next = await createSupervisor(story.job.companyId);
    await onPlacement(admin, scene, 'change-supervisor', {
      supervisorCompanyUserId: next._id.toHexString(),
    });
    return each('placement_start', ...sides, await story.supervisorOf(scene.placement));
  },
  'Document to sign / reminder / signed / declined / expired': 'the tests of signatures',
  'Identity submitted / rejected': 'the tests of legal identities',
  'Placement starts': async () => {
    const { scene, sides } = await story.atWork('pending_start');
    await onPlacement(admin, scene, 'start', { waiverReason: null });
    return each('placement_start', ...sides);
  },
  'Placement ends in 60/30/14/7': async () => {
    await PlacementModel.deleteMany({});
    const { sides } = await story.atWork('active', {
      plannedEndDate: addDays(today(), 30),
      endKey: addDays(today(), 30),
    });
    await notifyOfEnds(signal);
    await notifyOfEnds(signal);
    return each('placement_ending', ...sides);
  },
  'Rate change': async () => {
    const { scene, sides } = await story.atWork('active');
    await onPlacement(manager, scene, 'change-rate', {
      ...money('52.00', '85.00'),
      effectiveFrom: today(),
      reason: 'A raise after half a year.',
    });
    const { body } = await finance.get('/approvals');
    await act(finance, `/approvals/${body.waiting[0].id}/actions/approve`, {
      version: 1,
      note: null,
    });
    return each('rate_changed', ...sides);
  },
  'Timesheet due / submitted / decided': 'the tests of timesheets',
  'Evaluation due / shared': 'the tests of evaluations',
  'Referral state': 'referrals',
  'Mention, assignment, task due': async () => {
    await NotificationModel.deleteMany({});
    const candidate = await story.person();
    await act(admin, '/notes', {
      subjectType: 'candidate',
      subjectId: candidate._id.toHexString(),
      kind: 'general',
      visibility: 'team',
      body: `<p><a href="mention:${recruiter.userId}">@R</a></p>`,
    });
    await sendDigests(signal, new Date(Date.now() + 2 * 86_400_000));
    return each('daily_digest', recruiter.user);
  },
  'New sign-in, password, mail, 2-step change, impersonation': 'the tests of accounts',
};

/** Returns every mail sent since the last call, including those that wait for an hour or a day. */
async function sentMails(): Promise<EmailMessage[]> {
  await test.runEvents();
  await OutboxModel.updateMany({ status: 'pending' }, { $set: { availableAt: new Date(0) } });
  await test.runEvents();
  return EmailMessageModel.find({ status: 'sent' }).lean();
}

describe('each mail of the matrix goes out once, to its stated recipients', () => {
  const rows = Object.entries(matrix).flatMap(([event, drive]) =>
    typeof drive === 'string' ? [] : [{ event, drive }],
  );
  it.each(rows)('$event', async ({ drive }) => {
    await sentMails();
    await EmailMessageModel.deleteMany({});
    const wanted = await drive();
    const mails = await sentMails();
    const about = mails.filter(
      ({ template }) => template !== 'notice' || wanted.some(([one]) => one === 'notice'),
    );
    expect(about.map(({ template, to }) => [template, ...to].join(' ')).toSorted()).toEqual(
      wanted.map((mail) => mail.join(' ')).toSorted(),
    );
    const toClient = mails.filter(({ to }) => to.includes(client.user.email));
    expect(toClient.map(({ text }) => text).join()).not.toMatch(/Inês|Duarte|@people/);
    expect(mails.length).toBeGreaterThanOrEqual(wanted.length);
    for (const { subject, text, html } of mails) {
      expect(subject).not.toMatch(/undefined|null|[{}]/);
      expect(text).toContain('Hello ');
      expect(html).toContain('<html');
      for (const secret of secrets) expect(`${text} ${html}`).not.toContain(secret);
    }
  });
});
