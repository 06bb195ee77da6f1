import { Types } from 'mongoose';
import { createApplication, ended } from '../domains/applications/application.fixtures.ts';
import { FeedbackModel } from '../records/applications/application-feedback.model.ts';
import { createForm } from '../domains/screening/screening.fixtures.ts';
import { createIdentity } from '../domains/legal-identities/legal-identity.fixtures.ts';
import { createDocument } from '../domains/signatures/signature.fixtures.ts';
import { SuggestionModel } from '../records/applications/suggestion.model.ts';
import { ApprovalModel } from '../domains/approvals/approval.model.ts';
import { createAttachment } from '../domains/attachments/attachment.fixtures.ts';
import { FileRequestModel } from '../domains/attachments/requests/file-request.model.ts';
import { createCandidateRecord } from '../domains/candidates/candidate.fixtures.ts';
import { createCompany } from '../domains/companies/company.fixtures.ts';
import { createReview } from '../domains/cv-reading/cv-reading.fixtures.ts';
import { createExportRecord } from '../domains/exports/export.fixtures.ts';
import { createImportRecord } from '../domains/imports/import.fixtures.ts';
import { IntakeModel } from '../records/intakes/intake.model.ts';
import { createReferral } from '../domains/referrals/referral.fixtures.ts';
import { readyJob } from '../domains/jobs/job.fixtures.ts';
import { createOperationRecord } from '../domains/operations/operation.fixtures.ts';
import { createPlacement } from '../domains/placements/placement.fixtures.ts';
import { createPool } from '../domains/pools/pool.fixtures.ts';
import { createPromise } from '../domains/promises/promise.fixtures.ts';
import { createPosition } from '../domains/positions/position.fixtures.ts';
import { SubmissionModel } from '../domains/submissions/submission.model.ts';
import { createSavedView } from '../domains/views/saved-view.fixtures.ts';
import type { SignedIn } from '../testing/sign-in.ts';
import { createSheet } from '../domains/timesheets/timesheet.fixtures.ts';
import { createEvaluation } from '../domains/evaluations/evaluation.fixtures.ts';
import { createMessage, createThread, memberOf } from '../domains/chat/chat.fixtures.ts';
import { createMeeting } from '../domains/meetings/meetings.fixtures.ts';
import { createNote, createTask } from './records.fixtures.ts';

/** Unique texts: wherever one appears, its record was revealed. */
const mark = (what: string): string => `planted-secret-${what}`;
const marks = /planted-secret-[a-z-]+/gi;

/** Returns the secrets in an answer, a file or a mail. */
export const secretsIn = (text: string): string[] => [
  ...new Set((text.match(marks) ?? []).map((found) => found.toLowerCase())),
];

export interface Secrets {
  /** One record of every kind, by its name in the activity log. */
  readonly ids: Readonly<Record<string, Types.ObjectId>>;
  /** A number or a name that a user might search for. */
  readonly words: readonly string[];
  readonly companyId: Types.ObjectId;
}

/**
 * Creates one secret of every kind: a confidential job and a private candidate of one user, with
 * all dependent records, and that user's private data.
 */
export async function plantSecrets(keeper: SignedIn): Promise<Secrets> {
  const by = keeper.user._id;
  const stamps = { createdAt: new Date(), createdBy: by, updatedAt: new Date(), updatedBy: by };
  const company = await createCompany({ name: 'Eastwind Ports', accountManagerId: by });
  const job = await readyJob({
    companyId: company._id,
    confidential: true,
    title: mark('job-title'),
    description: `<p>${mark('job-description')}</p>`,
    accountManagerId: by,
    leadRecruiterId: by,
  });
  const candidate = await createCandidateRecord({
    firstName: mark('first-name'),
    lastName: mark('last-name'),
    name: `${mark('first-name')} ${mark('last-name')}`,
    ownerUserId: by,
    isPrivate: true,
  });
  const onJob = { jobId: job._id, companyId: company._id, candidateId: candidate._id };
  const application = await createApplication({ ...onJob, ownerUserId: by }, 'submitted', {
    introduction: `<p>${mark('introduction')}</p>`,
    submissionVersion: 1,
  });
  // A candidate visible to all, on work that they may not know of.
  const open = await createCandidateRecord({ ownerUserId: by });
  const onOpen = { ...onJob, candidateId: open._id };
  await createApplication({ ...onOpen, ownerUserId: by }, 'added', ended('rejected', 'added'));
  await createPlacement(open._id, {
    jobId: job._id,
    companyId: company._id,
    accountManagerId: by,
    recruiterId: by,
    endNote: mark('placement-open'),
  });
  const [submission] = await SubmissionModel.create([
    {
      ...onJob,
      applicationId: application._id,
      version: 1,
      at: new Date(),
      by,
      view: { name: mark('submission') },
    },
  ]);
  const [feedback] = await FeedbackModel.create([
    {
      ...stamps,
      applicationId: application._id,
      candidateId: candidate._id,
      authorName: mark('author'),
      recommendation: 'yes',
      comment: mark('feedback'),
      criteria: { technical: null, communication: null, fit: null },
    },
  ]);
  const [suggestion] = await SuggestionModel.create([
    { ...stamps, jobId: job._id, candidateId: candidate._id, note: mark('suggestion') },
  ]);
  const form = await createForm(candidate, { title: mark('screening-form') });
  const identity = await createIdentity(candidate, {
    legalName: mark('legal-name'),
    taxId: mark('tax-id'),
    status: 'submitted',
  });
  const document = await createDocument(candidate, {}, { title: mark('document-title') });
  const [approval] = await ApprovalModel.create([
    {
      ...stamps,
      kind: 'candidate_anonymise',
      subjectType: 'candidate',
      subjectId: candidate._id,
      concernsId: candidate._id,
      requesterId: by,
      asks: 'erase {name}',
      reason: mark('approval'),
      payload: {},
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  ]);
  const [intake] = await IntakeModel.create([
    {
      ...stamps,
      kind: 'job_request',
      status: 'submitted',
      titleKey: mark('intake'),
      contact: {
        name: mark('asker'),
        email: 'asker@eastwind.test',
        emailNorm: 'asker@eastwind.test',
        company: mark('intake-company'),
      },
      resultId: job._id,
      submittedAt: new Date(),
      expiresAt: new Date(),
    },
  ]);
  const referral = await createReferral({ name: mark('referred'), message: mark('referral') });
  const position = await createPosition(job, { label: mark('position') });
  const placement = await createPlacement(candidate._id, {
    jobId: job._id,
    companyId: company._id,
    accountManagerId: by,
    endNote: mark('placement'),
  });
  const sheet = await createSheet(
    { memberId: new Types.ObjectId(), placementId: placement._id, candidateId: candidate._id },
    { submitNote: mark('timesheet') },
  );
  const evaluation = await createEvaluation(
    { _id: new Types.ObjectId(), userId: by, candidateId: candidate._id },
    { strengths: mark('evaluation'), status: 'submitted' },
  );
  const thread = await createThread([memberOf(keeper.assignment)], { title: mark('chat-title') });
  const message = await createMessage(thread, by, { body: mark('chat-message') });
  const meeting = await createMeeting(by, { title: mark('meeting'), notes: mark('meeting-notes') });
  const note = await createNote(candidate, by, { body: `<p>${mark('note')}</p>` });
  const task = await createTask(candidate, by, { title: mark('task') });
  const promise = await createPromise(candidate, by, { text: mark('promise') });
  await createPromise(open, by, {
    text: mark('promise-private'),
    isPrivate: true,
    key: 'private',
  });
  const attachment = await createAttachment(candidate, { title: mark('attachment') });
  const [fileRequest] = await FileRequestModel.create([
    {
      candidateId: candidate._id,
      type: 'certificate',
      dueOn: '2027-01-15',
      note: mark('file-request'),
    },
  ]);
  const review = await createReview(candidate);
  const pool = await createPool(mark('pool'), { ownerUserId: by, isPrivate: true });
  const view = await createSavedView(by, { name: mark('view'), query: `q=${mark('view-query')}` });
  const made = await createExportRecord(keeper, { fileName: `${mark('export')}.csv` });
  const imported = await createImportRecord(keeper, { fileName: `${mark('import')}.csv` });
  const operation = await createOperationRecord(keeper);
  const idOf = (row: { _id: Types.ObjectId } | undefined): Types.ObjectId => {
    if (!row) throw new Error('A secret was not written');
    return row._id;
  };
  return {
    companyId: company._id,
    words: [job.number, candidate.number, placement.number, mark('job-title'), mark('first-name')],
    ids: {
      job: job._id,
      candidate: candidate._id,
      application: application._id,
      submission: idOf(submission),
      application_feedback: idOf(feedback),
      suggestion: idOf(suggestion),
      screening_form: form._id,
      timesheet: sheet._id,
      evaluation: evaluation._id,
      chat_thread: thread._id,
      chat_message: message._id,
      meeting: meeting._id,
      legal_identity: identity._id,
      signature_document: document._id,
      approval: idOf(approval),
      intake: idOf(intake),
      referral: referral._id,
      position: position._id,
      placement: placement._id,
      note: note._id,
      task: task._id,
      promise: promise._id,
      attachment: attachment._id,
      file_request: idOf(fileRequest),
      extraction_review: review._id,
      pool: pool._id,
      view: view._id,
      export: made._id,
      import: imported._id,
      operation: operation._id,
    },
  };
}

/** Paths from which the log makes names, and paths with secrets, each with its mark. */
export const secretChanges = (entity: string) =>
  ['name', 'firstName', 'title', 'label', 'description', 'note', 'comment', 'fileName'].map(
    (path) => ({ path, before: null, after: mark(`log-${entity.replaceAll('_', '-')}`) }),
  );
