import { clientRoles, type Role } from '@muster/contracts';
import { Types } from 'mongoose';
import { createApplication, ended } from '../domains/applications/application.fixtures.ts';
import type { Application } from '../records/applications/application.model.ts';
import { FeedbackModel } from '../records/applications/application-feedback.model.ts';
import {
  consentToShare,
  createSeat,
  prepared,
} from '../domains/applications/submission.fixtures.ts';
import { submitCandidate } from '../domains/applications/client/client-scene.fixtures.ts';
import { createAttachment } from '../domains/attachments/attachment.fixtures.ts';
import { createCandidateRecord } from '../domains/candidates/candidate.fixtures.ts';
import type { Candidate } from '../records/candidates/candidate.model.ts';
import { createMessage, createThread, memberOf } from '../domains/chat/chat.fixtures.ts';
import {
  createClientInterview,
  inHours,
} from '../domains/client-interviews/client-interviews.fixtures.ts';
import { createCallRecord } from '../domains/communications/call.fixtures.ts';
import { createCompany } from '../domains/companies/company.fixtures.ts';
import { CompanyModel } from '../records/companies/company.model.ts';
import { CompanyUserModel, type CompanyUser } from '../records/companies/company-user.model.ts';
import { createEvaluation } from '../domains/evaluations/evaluation.fixtures.ts';
import { readyJob } from '../domains/jobs/job.fixtures.ts';
import type { Job } from '../records/jobs/job.model.ts';
import { createMessageRecord } from '../domains/messages/message.fixtures.ts';
import { createPlacement } from '../domains/placements/placement.fixtures.ts';
import { createPosition } from '../domains/positions/position.fixtures.ts';
import { createPromise } from '../domains/promises/promise.fixtures.ts';
import {
  askedQuestion,
  createAnswer,
  createForm,
} from '../domains/screening/screening.fixtures.ts';
import { createDocument } from '../domains/signatures/signature.fixtures.ts';
import { createSheet } from '../domains/timesheets/timesheet.fixtures.ts';
import {
  createInterview,
  createScorecard,
  createTranscript,
  filledCard,
} from '../domains/vetting/vetting.fixtures.ts';
import { createUser } from '../testing/users.fixtures.ts';
import type { SignedIn } from '../testing/sign-in.ts';
import { plantedParts } from './planted.fixtures.ts';
import { createNote, createTask } from './records.fixtures.ts';
import type { World } from './world.fixtures.ts';

export type ClientRole = Extract<Role, `client_${string}`>;

/** A unique text of the agency's side. */
const mark = (what: string): string => `planted-agency-${what}`;
const marks = /planted[-\s]agency[-\s][a-z-]+/gi;

const minor = { pay: 47_19, bill: 91_57 } as const;
/** Matches a number only outside ids, cursors, versions and other numbers. */
const alone = (digits: string) => new RegExp(`(?<![\\w.-])(?:${digits})(?![\\w-])`);
const money = {
  pay: alone('47[.,]19|4719'),
  margin: alone('44[.,]38|4438|48[.,]46|48[.,]5 ?%'),
  bill: alone('91[.,]57|9157'),
} as const;
/** Of the three roles only an admin with permission may know what the company pays. */
const seesBills: ClientRole = 'client_admin';

/** Returns the agency's secrets in a text shown to a user of a client. */
export function agencySecretsIn(text: string, role: ClientRole): string[] {
  const found = (text.match(marks) ?? []).map((one) => one.toLowerCase());
  if (money.pay.test(text)) found.push('what the person is paid');
  if (money.margin.test(text)) found.push('the margin');
  if (role !== seesBills && money.bill.test(text)) found.push('what the client pays');
  return [...new Set(found)];
}

/** The data of a client, with everything that its users must not read. */
export interface ClientScene {
  /** Every record of the scene, by the kind named in endpoint paths. */
  readonly ids: readonly string[];
  /** A candidate whom staff have not submitted yet. */
  readonly prepared: Application;
  /** A candidate who waits for an answer. */
  readonly waiting: Application;
  readonly job: Job;
  /** The file shown to the client, and the hidden one. */
  readonly files: Readonly<Record<'shown' | 'kept', string>>;
  /** Search words for internal texts. */
  readonly words: readonly string[];
}

const rate = (amountMinor: number) => ({
  amountMinor,
  currency: 'USD' as const,
  unit: 'hour' as const,
});
const rates = () => [
  {
    _id: new Types.ObjectId(),
    pay: rate(minor.pay),
    bill: rate(minor.bill),
    overtimeMultiplier: 1.5,
    effectiveFrom: '2026-01-01',
    effectiveTo: null,
    approvedBy: null,
    reason: mark('rate-reason'),
  },
];

/** The memberships of the client's users: one decides and reads money, one decides, one reads. */
const memberships: Readonly<Record<ClientRole, Partial<CompanyUser>>> = {
  client_admin: { canDecide: true, canSeeBillRates: true, isPrimaryContact: true },
  client_manager: { canDecide: true },
  client_viewer: { canSeeBillRates: true },
};

/**
 * Creates a client's whole business with the agency, with agency-only data on every record: pay,
 * margin, internal notes, other clients, other applications of the same candidates.
 */
export async function plantAtClient(world: World, keeper: SignedIn): Promise<ClientScene> {
  const by = keeper.user._id;
  const people = clientRoles.map((role) => world.as(role).user._id);
  await letIn(world);
  const hidden = await createUser({ firstName: mark('hidden-member'), lastName: 'Person' });
  await CompanyModel.updateOne(
    { _id: world.company._id },
    {
      $set: {
        hiringNotes: mark('hiring-notes'),
        statusNote: mark('company-status'),
        taxId: mark('tax-id'),
        defaultFeeKind: 'hourly_markup',
        defaultFeeValue: 4846,
        team: [
          {
            userId: hidden._id,
            function: 'recruiter',
            visibleToClient: false,
            backupUserId: null,
            from: '2026-01-01',
            to: null,
          },
        ],
      },
    },
  );
  const team = { accountManagerId: by, leadRecruiterId: by };
  const job = await readyJob({
    companyId: world.company._id,
    title: 'Payments engineer',
    ...team,
    interviewerIds: people,
    positionsCount: 2,
    payRate: { minMinor: minor.pay, maxMinor: minor.pay, currency: 'USD', unit: 'hour' },
    billRate: { minMinor: minor.bill, maxMinor: minor.bill, currency: 'USD', unit: 'hour' },
    closeNote: mark('close-note'),
    stateNote: mark('state-note'),
  });
  const other = await createCompany({ name: mark('other-client'), accountManagerId: by });
  const elsewhere = await readyJob({ companyId: other._id, title: mark('other-job'), ...team });
  const seat = await createSeat(job, { cancelNote: mark('seat-note') });

  const person = async () => {
    const candidate = await createCandidateRecord({
      ...plantedParts('other'),
      ownerUserId: by,
      status: 'active',
      vettingStatus: 'vetted',
      vettedAt: new Date(),
      statusNote: mark('status-note'),
      noticeNote: mark('notice-note'),
      sourceDetail: mark('source'),
      custom: { mark: mark('custom-field') },
      experience: [
        {
          _id: new Types.ObjectId(),
          title: 'Engineer',
          companyName: mark('former-client'),
          hideCompanyFromClient: true,
          startMonth: '2020-01',
          endMonth: null,
          description: `Led payments at ${mark('former-client')}.`,
          skillIds: [],
          employmentType: 'contract',
          location: null,
          isRemote: true,
          source: 'staff',
          sourceAttachmentId: null,
        },
      ],
    });
    await consentToShare(candidate._id);
    const onOther = { candidateId: candidate._id, jobId: elsewhere._id, companyId: other._id };
    await createApplication({ ...onOther, ownerUserId: by }, 'client_interview', {
      introduction: `<p>${mark('other-introduction')}</p>`,
      submissionVersion: 1,
      submittedAt: new Date(),
    });
    await createNote(candidate, by, { body: `<p>${mark('note')}</p>` });
    await createTask(candidate, by, { title: mark('task') });
    await createPromise(candidate, by, { text: mark('promise') });
    await createCallRecord(candidate._id, { note: mark('call') });
    await createMessageRecord(by, candidate, { subject: mark('mail-subject'), text: mark('mail') });
    await plantVetting(candidate, by);
    return candidate;
  };
  const onJob = (candidateId: Types.ObjectId) => ({
    candidateId,
    jobId: job._id,
    companyId: job.companyId,
    ownerUserId: by,
  });
  const internal: Partial<Application> = {
    ...prepared,
    proposedBillRate: rate(minor.bill),
    proposedPayRate: rate(minor.pay),
    interestNote: mark('interest-note'),
    interestMessage: mark('interest-message'),
    vettingOverride: mark('override'),
    holdNote: mark('hold-note'),
  };

  const [first, second, third, fourth] = [
    await person(),
    await person(),
    await person(),
    await person(),
  ];
  const shown = await createAttachment(first, {
    title: 'Profile',
    type: 'agency_cv',
    visibility: 'client',
  });
  const kept = await createAttachment(first, { title: mark('attachment'), visibility: 'internal' });
  const ready = await createApplication(onJob(first._id), 'internal_review', {
    ...internal,
    shownAttachmentIds: [shown._id],
  });
  const waiting = await submitCandidate(second, {
    job,
    ownerUserId: by,
    changes: internal,
    view: { billRate: { amount: '91.57', currency: 'USD', unit: 'hour' } },
  });
  const exit = ended('rejected', 'submitted').exit;
  const gone = await submitCandidate(third, {
    job,
    ownerUserId: by,
    view: { billRate: null },
    changes: {
      ...internal,
      status: 'rejected',
      exit: exit ? { ...exit, note: mark('exit-note') } : null,
    },
  });
  const interviewing = await submitCandidate(fourth, {
    job,
    ownerUserId: by,
    kind: 'client_interview',
    changes: internal,
    view: { billRate: null },
  });
  // Documents to sign for another client with the same address, and by another guest.
  const stranger = await createCandidateRecord();
  const documents = [
    await createDocument(second, { guest: 'else@planted.test' }, { title: mark('document') }),
  ];
  for (const role of clientRoles)
    documents.push(
      await createDocument(
        stranger,
        { guest: world.as(role).user.email },
        { title: mark('other-document') },
      ),
    );
  const hosts = people.map((userId) => ({ userId, side: 'client' as const }));
  const agency = [{ userId: by, side: 'agency' as const }];
  const interview = await createClientInterview(interviewing, {
    hosts: [...hosts, ...agency],
    organiserId: by,
    startsAt: inHours(50),
  });
  const past = await createClientInterview(interviewing, {
    hosts: [...hosts, ...agency],
    startsAt: inHours(-30),
    status: 'completed',
    endNote: mark('end-note'),
    closedAt: new Date(),
  });
  const among = await createClientInterview(interviewing, {
    kind: 'internal',
    round: mark('internal-round'),
    hosts: agency,
    startsAt: inHours(60),
    message: mark('internal-message'),
  });
  const stamps = { createdAt: new Date(), createdBy: by, updatedAt: new Date(), updatedBy: by };
  const [feedback] = await FeedbackModel.create([
    {
      ...stamps,
      applicationId: interviewing._id,
      candidateId: fourth._id,
      authorName: 'Ruth Okafor',
      recommendation: 'yes',
      comment: 'Clear answers.',
      message: mark('feedback-question'),
      criteria: {},
      released: { text: mark('released-to-person'), at: new Date(), by },
    },
  ]);

  const worker = await person();
  const membership = await CompanyUserModel.findOne({
    companyId: job.companyId,
    userId: world.as('client_manager').user._id,
  }).lean();
  const place = await createPosition(job, { status: 'filled' });
  const contract = {
    companyId: job.companyId,
    jobId: job._id,
    accountManagerId: by,
    recruiterId: by,
    positionId: place._id,
    rates: rates(),
    endNote: mark('placement-note'),
    supervisorCompanyUserId: membership?._id ?? null,
    waiver: { by, approvedBy: by, reason: mark('waiver') },
    checklist: [
      {
        key: 'laptop',
        label: mark('checklist'),
        ownerUserId: by,
        dueDate: null,
        doneAt: null,
        doneBy: null,
      },
    ],
  };
  const placement = await createPlacement(worker._id, contract);
  const former = await createPlacement(third._id, {
    ...contract,
    status: 'ended',
    actualEndDate: '2026-06-30',
    rehireOk: false,
    positionId: null,
  });
  const memberId = new Types.ObjectId();
  const sheet = await createSheet(
    { memberId, placementId: placement._id, candidateId: worker._id },
    { status: 'submitted' },
  );
  const evaluation = await createEvaluation(
    { _id: memberId, userId: by, candidateId: worker._id },
    { strengths: mark('evaluation'), status: 'submitted' },
  );
  const thread = await createThread([memberOf(keeper.assignment)], { title: mark('chat-title') });
  const message = await createMessage(thread, by, { body: mark('chat-message') });
  await createNote(world.company, by, {
    subjectType: 'company',
    body: `<p>${mark('company-note')}</p>`,
  });
  const records: { _id: Types.ObjectId }[] = [
    job,
    seat,
    place,
    world.company,
    other,
    elsewhere,
    first,
    second,
    third,
    fourth,
    worker,
    ready,
    waiting,
    gone,
    interviewing,
    interview,
    past,
    among,
    placement,
    former,
    sheet,
    evaluation,
    thread,
    message,
    shown,
    kept,
    hidden,
    ...documents,
    ...(feedback ? [feedback] : []),
  ];
  return {
    ids: records.map(({ _id }) => _id.toHexString()),
    prepared: ready,
    waiting,
    job,
    files: { shown: shown._id.toHexString(), kept: kept._id.toHexString() },
    words: [first.number, placement.number, elsewhere.number, mark('other-client'), mark('note')],
  };
}

/**
 * Everything about vetting except what was released to clients: answers, marks, words and their
 * authors.
 */
async function plantVetting(candidate: Candidate, by: Types.ObjectId): Promise<void> {
  const question = askedQuestion({ text: mark('screening-question') });
  const form = await createForm(candidate, { status: 'submitted', questions: [question] });
  await createAnswer(form, question, mark('screening-answer'), { note: mark('screening-note') });
  const interview = await createInterview(candidate, {
    status: 'completed',
    interviewers: [{ userId: by, isLead: true }],
  });
  await createTranscript(interview, by, {
    text: `Ana: ${mark('transcript')}`,
    sentences: [{ text: mark('transcript-summary'), lines: { from: 1, to: 1 } }],
  });
  await createScorecard(interview, by, {
    card: filledCard({
      strengths: mark('strengths'),
      concerns: mark('concerns'),
      ratings: [{ competency: 'technical_depth', score: 2, note: mark('rating-note') }],
      clientSummary: mark('summary-not-released'),
      suggestedRate: { amount: '47.19', currency: 'USD', unit: 'hour' },
    }),
  });
}

/** Adds the client's users to the company with {@link memberships}. */
async function letIn({ company, as }: World): Promise<void> {
  for (const role of clientRoles)
    await CompanyUserModel.updateOne(
      { companyId: company._id, userId: as(role).user._id },
      { $set: { status: 'active', canSeeAllJobs: true, ...memberships[role] } },
      { upsert: true, setDefaultsOnInsert: true },
    );
}
