import {
  findContactData,
  fromMinorUnits,
  visibilitiesFor,
  type ClientView,
} from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { hasName } from '../../../db/fold-text.ts';
import { cleanRichText, plainText } from '../../../rich-text/rich-text.ts';
import {
  liveAttachmentsOf,
  type Attachment,
} from '../../../records/attachments/live-attachments.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { isClientBio } from '../../../records/candidates/bios/client-bio.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import { showableAnswers } from '../../../records/screening/shown-answers.ts';
import { releasedSummaryOf } from '../../../records/vetting/released-summary.ts';

/** The prepared presentation of a candidate for one job. */
export interface Presentation {
  introduction: string | null;
  bioId: Types.ObjectId | null;
  bioOverride: string | null;
  shownAttachmentIds: readonly Types.ObjectId[];
  shownSkillIds: readonly Types.ObjectId[] | null;
  shownAnswerIds?: readonly Types.ObjectId[];
  availableFrom: string | null;
  noticeDays: number | null;
  proposedBillRate: {
    amountMinor: number;
    currency: NonNullable<NonNullable<ClientView['billRate']>['currency']>;
    unit: 'hour' | 'month';
  } | null;
}

/**
 * Returns a candidate as a client sees them: the only serializer for this audience. It copies an
 * explicit list of fields, so that a new field of the record stays hidden from clients until it is
 * listed. The name is included; see {@link blinded}.
 */
export async function clientViewOf(
  shown: Presentation,
  candidate: Candidate,
  job: Pick<Job, 'skillsRequired' | 'skillIds'> & Partial<Pick<Job, '_id'>>,
  session: ClientSession | null = null,
): Promise<ClientView> {
  const skills = shownSkills(shown, candidate, job);
  const names = await skillNames(
    skills.map(({ skillId }) => skillId),
    session,
  );
  const attachments = await liveAttachmentsOf(candidate._id, session);
  const summary =
    candidate.vettingStatus === 'vetted' && (await releasedSummaryOf(candidate._id, session));
  const answers = await answersShown(shown, candidate, job._id, session);
  const asked = new Set(job.skillsRequired.map(({ skillId }) => skillId.toHexString()));
  return {
    name: candidate.name,
    blind: false,
    headline: candidate.headline,
    country: candidate.country,
    timeZone: candidate.timeZone,
    seniority: candidate.seniority,
    primaryRole: candidate.primaryRole,
    yearsExperience: candidate.yearsExperience,
    vettedAt:
      candidate.vettingStatus === 'vetted' ? (candidate.vettedAt?.toISOString() ?? null) : null,
    english: candidate.englishLevel && {
      level: candidate.englishLevel,
      assessed: candidate.englishAssessedBy !== null && candidate.englishAssessedBy !== 'self',
    },
    languages: otherLanguages(candidate),
    vettingSummary: summary ? summary.text : null,
    introduction: shown.introduction && cleanRichText(shown.introduction),
    bio: bioFor(shown, candidate),
    ...(answers.length > 0 && { answers }),
    skills: skills.flatMap(({ skillId, level, years, verifiedAt }) => {
      const name = names.get(skillId.toHexString());
      const id = skillId.toHexString();
      return name
        ? [
            {
              id,
              name,
              level,
              years,
              asked: asked.has(id),
              verified: verifiedAt !== null,
              // Only the month: not the day, the score or the author.
              verifiedMonth: verifiedAt?.toISOString().slice(0, 7) ?? null,
            },
          ]
        : [];
    }),
    availability: {
      from: shown.availableFrom ?? candidate.availableFrom,
      noticeDays: shown.noticeDays ?? candidate.noticePeriodDays,
      weeklyHours: candidate.weeklyCapacityHours,
    },
    experience: candidate.experience.map(jobOf),
    education: candidate.education.map(({ school, degree, field, endYear }) => ({
      school,
      degree,
      field,
      endYear,
    })),
    files: attachments
      .filter(
        (attachment) =>
          isShareable(attachment) &&
          shown.shownAttachmentIds.some((id) => id.equals(attachment._id)),
      )
      .map(({ _id, type, title }) => ({ id: _id.toHexString(), type, title })),
    billRate: shown.proposedBillRate && {
      amount: fromMinorUnits(shown.proposedBillRate.amountMinor),
      currency: shown.proposedBillRate.currency,
      unit: shown.proposedBillRate.unit,
    },
  };
}

/** Returns the same without the candidate's name and the attachments and links they brought. */
export const blinded = (
  view: ClientView,
  { number, firstName, lastName }: Pick<Candidate, 'number' | 'firstName' | 'lastName'>,
): ClientView => ({
  ...view,
  blind: true,
  name: `Candidate ${number}, ${[...firstName][0] ?? ''}`,
  // It was written for readers who see the name.
  vettingSummary:
    view.vettingSummary &&
    [firstName, lastName].some((name) => hasName(view.vettingSummary ?? '', name))
      ? null
      : view.vettingSummary,
  ...(view.answers && {
    answers: view.answers.filter(
      ({ question, answer }) =>
        ![firstName, lastName].some((name) => hasName(`${question} ${answer}`, name)),
    ),
  }),
  files: view.files
    .filter(({ type }) => type === 'agency_cv')
    .map((file) => ({ ...file, title: `Profile ${number}` })),
});

/** Returns the chosen answers that still exist, as plain text. */
async function answersShown(
  { shownAnswerIds = [] }: Presentation,
  { _id }: Candidate,
  jobId: Types.ObjectId | undefined,
  session: ClientSession | null,
): Promise<NonNullable<ClientView['answers']>> {
  if (shownAnswerIds.length === 0 || !jobId) return [];
  return (await showableAnswers(_id, jobId, session))
    .filter(({ id }) => shownAnswerIds.some((shown) => shown.equals(id)))
    .map(({ question, answer }) => ({ question, answer }));
}

/** Checks whether an attachment may go to clients as it is. */
export const isShareable = ({ type, visibility }: Pick<Attachment, 'type' | 'visibility'>) =>
  (visibility === 'client' || visibility === 'everyone') &&
  visibilitiesFor(type).includes('client');

/** Returns the chosen skills, or else those that the job requires and the candidate's main ones. */
export function shownSkills(
  { shownSkillIds }: Pick<Presentation, 'shownSkillIds'>,
  { skills }: Pick<Candidate, 'skills'>,
  { skillIds }: Pick<Job, 'skillIds'>,
): Candidate['skills'] {
  const asked = new Set(skillIds.map((id) => id.toHexString()));
  return skills.filter(({ skillId, isPrimary }) =>
    shownSkillIds
      ? shownSkillIds.some((id) => id.equals(skillId))
      : isPrimary || asked.has(skillId.toHexString()),
  );
}

/**
 * Returns the text written for this job, else the chosen bio if it exists and is ready, else the
 * default one.
 */
export function bioFor(
  { bioId, bioOverride }: Pick<Presentation, 'bioId' | 'bioOverride'>,
  { bios }: Pick<Candidate, 'bios'>,
): string | null {
  if (bioOverride) return cleanRichText(bioOverride);
  const forClients = bios.filter(isClientBio);
  const bio =
    forClients.find(({ _id }) => bioId?.equals(_id)) ??
    forClients.find(({ isDefault }) => isDefault);
  return bio ? cleanRichText(bio.body) : null;
}

function jobOf({
  title,
  companyName,
  hideCompanyFromClient,
  startMonth,
  endMonth,
  description,
}: Candidate['experience'][number]): ClientView['experience'][number] {
  const text = description === null ? null : plainText(description);
  const givesAway =
    text !== null &&
    (findContactData(text).length > 0 || (hideCompanyFromClient && hasName(text, companyName)));
  return {
    title,
    company: hideCompanyFromClient ? null : companyName,
    startMonth,
    endMonth,
    description: givesAway ? null : text,
  };
}

/** Returns the best-verified level of each language except English. */
function otherLanguages({ languages }: Candidate): ClientView['languages'] {
  const byLanguage = new Map<string, Candidate['languages'][number]>();
  for (const claim of languages)
    if (claim.language !== 'en' && (claim.assessedBy !== 'self' || !byLanguage.has(claim.language)))
      byLanguage.set(claim.language, claim);
  return [...byLanguage.values()].map(({ language, level }) => ({ language, level }));
}
