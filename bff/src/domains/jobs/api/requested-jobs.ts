import { escapeText } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { compareAndSet } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { cleanRichText } from '../../../rich-text/rich-text.ts';
import type { Company } from '../../../records/companies/company-lookup.ts';
import { addPositions } from '../../../records/positions/add-positions.ts';
import { seatsOf } from '../../../records/positions/position-seats.ts';
import { isSameSkill, knownSkills } from '../../../records/skills/known-skills.ts';
import { nextJobNumber, writeJob } from '../changes/create-job.service.ts';
import { auditedFields, secretFields } from '../record/job-audit.ts';
import { keepClientVersion } from '../client/client-version.ts';
import { notifyClient } from '../notices/job-mails.ts';
import { responsible, notifyStaff } from '../notices/job-notices.ts';
import { teamOfCompany } from '../record/job-team.ts';
import { JobModel, type Job, type RateRange } from '../../../records/jobs/job.model.ts';

export { nextJobNumber };

/** A client's request in their own words. */
export interface RequestedJob {
  title: string;
  engagement: Job['engagement'];
  skills: readonly string[];
  seats: number;
  start: string | null;
  budget: RateRange | null;
  description: string;
}

/** The requester: a user, or a visitor by the public form. */
type Asking = Pick<Job, 'requestedBy' | 'intakeId'>;

/** Returns a request as fields of a job; skills missing from the catalogue become text. */
async function fieldsOf({ title, engagement, skills, start, budget, description }: RequestedJob) {
  const known = skills.length > 0 ? await knownSkills() : [];
  const found = skills.map((word) => ({
    word,
    skill: known.find((skill) => isSameSkill(skill, word)),
  }));
  const skillIds = [...new Set(found.flatMap(({ skill }) => skill?.id ?? []))].map(
    (id) => new Types.ObjectId(id),
  );
  const unknown = found.filter(({ skill }) => !skill).map(({ word }) => word);
  return {
    title,
    engagement,
    description: cleanRichText(paragraphs(description)) || null,
    mustHave: unknown.length > 0 ? cleanRichText(list(unknown)) : null,
    skillIds,
    skillsRequired: skillIds.map((skillId) => ({
      skillId,
      minLevel: null,
      minYears: null,
      must: false,
    })),
    billRate: budget,
    targetStartDate: start,
  } satisfies Partial<Job>;
}

const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((part) => `<p>${escapeText(part).replaceAll('\n', '<br>')}</p>`)
    .join('');
const list = (words: readonly string[]): string =>
  `<ul>${words.map((word) => `<li>${escapeText(word)}</li>`).join('')}</ul>`;

/**
 * Creates a job from a client's request for review: with its seats, a mail to the client and a
 * notification to those responsible.
 */
export async function makeRequestedJob(
  tx: Tx,
  company: Company,
  asked: RequestedJob,
  asking: Asking,
  number: string,
): Promise<Job> {
  const job = await writeJob(tx, {
    ...(await fieldsOf(asked)),
    ...teamOfCompany(company),
    ...asking,
    companyId: company._id,
    status: 'pending_review',
    number,
    action: 'job.client_create',
  });
  await addPositions(
    tx,
    job,
    Array.from({ length: asked.seats }, () => ({})),
  );
  await keepClientVersion(tx, job);
  await notifyClient(tx, job, 'job_received');
  await notifyStaff(tx, job, 'requested', responsible(job));
  return job;
}

/** Returns a request before its review; null once the review began. */
export const waitingRequest = (
  id: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Job | null> =>
  JobModel.findOne({ _id: id, status: 'pending_review', deletedAt: null }, null, {
    session,
  }).lean();

/** Replaces an earlier request of the same sender with the new one. */
export async function amendRequest(tx: Tx, before: Job, asked: RequestedJob): Promise<void> {
  const after = await compareAndSet<Job>(tx, JobModel, before, { $set: await fieldsOf(asked) });
  if (!after) return;
  const more = asked.seats - (await seatsOf(before._id, tx.session)).length;
  if (more > 0)
    await addPositions(
      tx,
      after,
      Array.from({ length: more }, () => ({})),
    );
  await audit(tx, {
    action: 'job.update',
    entity: 'job',
    entityId: after._id,
    companyId: after.companyId,
    changes: changesBetween<Job>(before, after, auditedFields, secretFields),
  });
}
