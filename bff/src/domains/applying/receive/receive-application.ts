import {
  isDisposableHost,
  limits,
  mailHost,
  type ApplicationForm,
  type ConsentPurpose,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { addDays, dayOf } from '../../../db/calendar-day.ts';
import { compareAndSet } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { applyForJob } from '../../applications/api/applied.ts';
import { attachAppliedCv } from '../../attachments/api/applied-cv.ts';
import {
  addApplicant,
  candidateOfAddress,
  fillFromApplicant,
  leastBusyRecruiter,
  recordReferral,
  type Applicant,
} from '../../candidates/api/applicants.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { addConsent } from '../../../records/consents/consents.ts';
import { findFiles } from '../../files/api/files.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { createAccessToken } from '../../links/api/access-tokens.ts';
import { jobsById, type Job } from '../../../records/jobs/job-lookup.ts';
import { isPublicJob } from '../../../records/jobs/public-jobs.ts';
import { addAppliedNote } from '../../notes/api/applied-notes.ts';
import { bindReferral } from '../../referrals/api/bind-referral.ts';
import { ensureSkill } from '../../skills/api/ensure-skill.ts';
import { addRuleTask } from '../../tasks/api/rule-tasks.ts';
import { ApplyingModel, type ApplyingRecord } from '../applying.model.ts';
import { intakeSubject } from '../intake/visited-application.ts';

/** Days within which an applicant gets an answer. */
const answerWithin = 2;

/** Number for a new candidate, and the secret that signs personal links. */
export interface ReceivedAs {
  number: string;
  secret: string;
}

/**
 * Receives an application: adds its candidate to the job, or to the pool if the job takes no more
 * applicants. One person has one record: a known candidate's record is kept, and staff compare.
 */
export async function receiveApplication(
  tx: Tx,
  intake: ApplyingRecord,
  form: ApplicationForm,
  { number, secret }: ReceivedAs,
): Promise<ApplyingRecord> {
  const { email } = intake;
  if (email === null) throw versionConflict(intake, ['status']);
  const job = await openJobOf(tx, intake);
  const applicant = { form, email, timeZone: intake.timeZone, skillIds: await skillsOf(tx, form) };
  const known = await candidateOfAddress(email, tx.session);
  const candidate = known
    ? await meetAgain(tx, known, applicant)
    : await arrive(tx, applicant, job, number);
  const referral =
    candidate &&
    (await bindReferral(tx, {
      candidate,
      email,
      isNew: known === null,
      code: intake.referralCode,
      secret,
    }));
  if (candidate && referral) await recordReferral(tx, candidate, referral);
  const source = referral ? 'referral' : 'candidate_applied';
  const outcome = candidate && job ? await applyForJob(tx, candidate, job, source) : null;
  if (candidate) {
    await keepCv(tx, intake, candidate._id, known === null);
    await keepWords(tx, candidate, form);
    await askForAnswer(tx, candidate, {
      job,
      isKnown: known !== null,
      refusal: typeof outcome === 'string' ? outcome : null,
      isDisposable: isDisposableHost(mailHost(email)),
    });
  }
  await thank(tx, intake, { email, form, job, candidate });
  await audit(tx, { action: 'intake.confirm', entity: 'intake', entityId: intake._id });
  // The candidate record now holds all of it.
  const after = await compareAndSet<ApplyingRecord>(tx, ApplyingModel, intake, {
    $set: { status: 'received', draft: null, email: null, emailNorm: null, cvFileId: null },
  });
  if (!after) throw versionConflict(intake, ['status']);
  return after;
}

interface Received {
  email: string;
  form: ApplicationForm;
  job: Job | null;
  /** Null if no colleague could be found as owner. */
  candidate: Candidate | null;
}

/** Sends the confirmation of receipt, with the link to follow the application. */
async function thank(
  tx: Tx,
  { _id }: ApplyingRecord,
  { email, form, job, candidate }: Received,
): Promise<void> {
  // A candidate who must not be contacted gets only the confirmation, since they wrote first.
  const followed = candidate?.status === 'do_not_contact' ? null : candidate;
  const subject = followed ? { type: 'candidate', id: followed._id } : intakeSubject(_id);
  if (followed)
    await createAccessToken(tx, {
      purpose: 'candidate_status',
      subject,
      holderEmail: email,
      keepEarlier: true,
      scopes: ['application:follow'],
      expiresAt: new Date(tx.at.getTime() + limits.application.statusLink),
    });
  const people = await findPeople([followed?.ownerUserId ?? null], tx.session);
  await sendMail(tx, {
    template: 'application_received',
    to: email,
    subject,
    variables: {
      agencyName: agencyName(),
      firstName: form.firstName,
      jobTitle: job?.title ?? '',
      senderName: followed ? (people.ref(followed.ownerUserId)?.name ?? agencyName()) : '',
    },
  });
}

async function openJobOf(tx: Tx, { jobId }: ApplyingRecord): Promise<Job | null> {
  const job = jobId && (await jobsById([jobId], tx.session)).get(jobId.toHexString());
  return job && isPublicJob(job) ? job : null;
}

async function skillsOf(tx: Tx, { skills }: ApplicationForm): Promise<Types.ObjectId[]> {
  const found = new Map<string, Types.ObjectId>();
  // Sequential, because a transaction's session runs one operation at a time.
  for (const name of skills) {
    const skill = await ensureSkill(tx, name);
    if (skill) found.set(skill._id.toHexString(), skill._id);
  }
  return [...found.values()];
}

/** Creates a new candidate, owned by the job's lead. Null if no owner can be found. */
async function arrive(
  tx: Tx,
  applicant: Applicant,
  job: Job | null,
  number: string,
): Promise<Candidate | null> {
  const ownerUserId =
    job?.leadRecruiterId ?? job?.accountManagerId ?? (await leastBusyRecruiter(tx));
  if (!ownerUserId) return null;
  const candidate = await addApplicant(
    tx,
    applicant,
    {
      ownerUserId,
      sourceKind: 'sign_up',
      sourceDetail: job ? `Applied for ${job.number}` : 'General application',
    },
    number,
  );
  await agree(tx, candidate._id, applicant.form);
  return candidate;
}

async function meetAgain(tx: Tx, known: Candidate, applicant: Applicant): Promise<Candidate> {
  if (known.status === 'anonymised') return known;
  await fillFromApplicant(tx, known, applicant);
  await agree(tx, known._id, applicant.form);
  return known;
}

/** Records the ticked consents; an unticked box withdraws nothing. */
async function agree(
  tx: Tx,
  candidateId: Types.ObjectId,
  { mayShare }: Pick<ApplicationForm, 'mayShare'>,
): Promise<void> {
  const purposes: ConsentPurpose[] = ['store_profile', 'contact'];
  if (mayShare) purposes.push('share_with_clients');
  for (const purpose of purposes)
    await addConsent(tx, {
      candidateId,
      purpose,
      granted: true,
      channel: 'form',
      recordedBy: null,
    });
}

async function keepCv(
  tx: Tx,
  { _id, cvFileId }: ApplyingRecord,
  candidateId: Types.ObjectId,
  primary: boolean,
): Promise<void> {
  const file = cvFileId && (await findFiles([cvFileId], tx.session)).get(cvFileId.toHexString());
  if (!file || file.scan === 'blocked') return;
  await attachAppliedCv(tx, { candidateId, uploaderId: _id, fileId: file._id, primary });
}

async function keepWords(tx: Tx, { _id }: Candidate, { motivation }: ApplicationForm) {
  if (motivation !== '') await addAppliedNote(tx, _id, `From the application:\n${motivation}`);
}

interface Circumstances {
  job: Job | null;
  isKnown: boolean;
  refusal: string | null;
  isDisposable: boolean;
}

/** Creates the owner's task to answer within two days, with what to check first. */
async function askForAnswer(
  tx: Tx,
  candidate: Candidate,
  { job, isKnown, refusal, isDisposable }: Circumstances,
): Promise<void> {
  const remarks = [
    isKnown &&
      'This address was known: what the record lacked was added, the rest stays. Compare the CV.',
    refusal && refusalWords(refusal),
    isDisposable && 'The e-mail address is one of those that are thrown away after minutes.',
  ];
  await addRuleTask(tx, candidate, {
    title: job ? `Answer the application for ${job.number}` : 'Answer the general application',
    note: remarks.filter(Boolean).join(' ') || null,
    kind: 'review',
    dueOn: addDays(dayOf(tx.at), answerWithin),
    assigneeId: job?.leadRecruiterId ?? candidate.ownerUserId,
    rule: `applied.${job?.number ?? 'pool'}`,
  });
}

const refusalWords = (code: string): string =>
  code === 'APPLICATION_EXISTS'
    ? 'They are on the job already.'
    : code === 'CANDIDATE_DO_NOT_CONTACT'
      ? 'They were not put on the job: they must not be contacted. They wrote to us themselves.'
      : 'They were not put on the job: something stands between them and this client.';
