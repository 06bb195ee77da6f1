import { limits, normaliseEmail, toMinorUnits, type ApplicationForm } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { today } from '../../../db/calendar-day.ts';
import { formatNumber, takeNumber } from '../../../db/counter.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { emit } from '../../../outbox/emit.ts';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { findActiveStaff, findStaffWith } from '../../../identity/people/people.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { normalisePhone } from '../contact/phone-number.ts';
import { claimOf, englishOf, lackingParts, linksOf } from '../importing/imported-parts.ts';
import { notifyNewOwner } from '../owner/owner-notice.ts';
import { auditedFields, secretFields } from '../record/candidate-audit.ts';
import { confirmedAgain } from '../record/confirmed-again.ts';
import { deriveCandidate } from '../record/derive-candidate.ts';

// The error of a transaction that adds an applicant whose address was added concurrently.
export { isTakenMail } from '../duplicates/taken-mail.ts';

/** An applicant's own data, with a proved mail address. */
export interface Applicant {
  form: Omit<ApplicationForm, 'english'> & { english: ApplicationForm['english'] | null };
  email: string;
  timeZone: string;
  skillIds: readonly Types.ObjectId[];
}

/** How the applicant arrived, and their owner. */
export interface Arrival {
  ownerUserId: Types.ObjectId;
  sourceKind: 'sign_up';
  sourceDetail: string | null;
}

/** Returns the next candidate number; taken before the transaction. */
export const nextCandidateNumber = async (): Promise<string> =>
  formatNumber('candidate', await takeNumber('candidate'));

/** Returns the live record that has an address as its main or a further one. */
export async function candidateOfAddress(
  email: string,
  session: ClientSession | null = null,
): Promise<Candidate | null> {
  const emailNorm = normaliseEmail(email);
  const live = { deletedAt: null, mergedIntoId: null };
  const options = { session };
  return (
    (await CandidateModel.findOne({ emailNorm, ...live }, null, options).lean()) ??
    CandidateModel.findOne({ identityKeys: `email:${emailNorm}`, ...live }, null, options).lean()
  );
}

function partsOf({ form, email, skillIds }: Applicant, at: Date) {
  const { phone, country, rate } = form;
  return {
    firstName: form.firstName,
    lastName: form.lastName,
    headline: form.headline || null,
    primaryRole: null,
    seniority: null,
    yearsExperience: form.yearsExperience,
    email,
    emailNorm: normaliseEmail(email),
    phone: phone || null,
    phoneNorm: normalisePhone(phone || null, country),
    country,
    city: null,
    noticePeriodDays: form.noticePeriodDays,
    availableFrom: form.availableFrom,
    links: linksOf({ linkUrl: form.linkedinUrl, githubUrl: form.githubUrl }),
    skills: skillIds.map((skillId) => claimOf(skillId)),
    languages: englishOf({ englishLevel: form.english }, at),
    rates: rate
      ? [
          {
            _id: new Types.ObjectId(),
            kind: 'expected' as const,
            unit: rate.unit,
            currency: rate.currency,
            amountMinor: toMinorUnits(rate.amount),
            effectiveFrom: today(),
            effectiveTo: null,
            hoursPerMonth: limits.candidate.hoursPerMonth,
            note: null,
            setBy: 'candidate' as const,
            setByUserId: null,
            setAt: at,
            voided: null,
          },
        ]
      : [],
    experience: form.experience.map((job) => ({
      _id: new Types.ObjectId(),
      companyName: job.companyName,
      // Clients do not see which company a candidate works for now.
      hideCompanyFromClient: job.endMonth === null,
      title: job.title,
      employmentType: 'full_time' as const,
      location: null,
      isRemote: false,
      startMonth: job.startMonth,
      endMonth: job.endMonth,
      description: job.description || null,
      skillIds: [],
      source: 'self' as const,
      sourceAttachmentId: null,
    })),
  };
}

/** Creates a candidate from the applicant's own data and notifies the owner. */
export async function addApplicant(
  tx: Tx,
  applicant: Applicant,
  arrival: Arrival,
  number: string,
): Promise<Candidate> {
  const facts = {
    ...partsOf(applicant, tx.at),
    middleName: null,
    preferredName: null,
    contacts: [],
    bios: [],
    hasCv: false,
    number,
  };
  const [made] = await CandidateModel.create(
    [
      {
        ...facts,
        ...deriveCandidate(facts),
        ...arrival,
        timeZone: applicant.timeZone,
        timeZoneGuessed: false,
        status: 'new',
        confirmedAt: tx.at,
        createdAt: tx.at,
        updatedAt: tx.at,
      },
    ],
    { session: tx.session },
  );
  if (!made) throw new Error('The candidate was not written');
  const candidate = made.toObject<Candidate>();
  await audit(tx, {
    action: 'candidate.create',
    actorKind: 'guest',
    entity: 'candidate',
    entityId: candidate._id,
    changes: changesBetween<Candidate>(null, candidate, auditedFields, secretFields),
  });
  await notifyNewOwner(tx, arrival.ownerUserId, [candidate._id]);
  emit(tx, 'candidate.created', { candidateId: candidate._id });
  tellSkills(tx, candidate);
  return candidate;
}

/** Records the referral of a new candidate, before anyone else has seen the record. */
export async function recordReferral(
  { session }: Tx,
  { _id }: Candidate,
  { id: referralId, isByClient }: { id: Types.ObjectId; isByClient: boolean },
): Promise<void> {
  const sourceKind = isByClient ? 'client_referral' : 'referral';
  await CandidateModel.updateOne({ _id }, { $set: { sourceKind, referralId } }, { session });
}

/**
 * Fills missing fields of a record with the applicant's answers; existing values are never changed.
 */
export async function fillFromApplicant(
  tx: Tx,
  current: Candidate,
  applicant: Applicant,
): Promise<void> {
  const parts = partsOf(applicant, tx.at);
  const lacking: Partial<Candidate> = lackingParts(current, parts);
  if (current.experience.length === 0 && parts.experience.length > 0)
    lacking.experience = parts.experience;
  const fields = Object.keys(lacking).filter((field) => !field.endsWith('Norm'));
  if (fields.length === 0) return;
  const { before, after } = await updateVersioned<Candidate>(tx, CandidateModel, {
    filter: { _id: current._id },
    base: current.version,
    paths: fields,
    apply: (state) => {
      const changes = { ...lacking, ...confirmedAgain(state, tx.at) };
      return { $set: { ...changes, ...deriveCandidate({ ...state, ...changes }) } };
    },
  });
  await audit(tx, {
    action: 'candidate.applied',
    actorKind: 'guest',
    entity: 'candidate',
    entityId: current._id,
    changes: changesBetween<Candidate>(before, after, fields as (keyof Candidate & string)[], [
      ...secretFields,
    ]),
  });
  if (lacking.skills) tellSkills(tx, after);
}

const tellSkills = (tx: Tx, { skills }: Candidate): void => {
  if (skills.length > 0)
    emit(tx, 'candidate.skills_changed', { skillIds: skills.map(({ skillId }) => skillId) });
};

/**
 * Returns the recruiter with the fewest candidates; if there is none, a user who may add
 * candidates.
 */
export async function leastBusyRecruiter({ session }: Tx): Promise<Types.ObjectId | null> {
  const ids: Types.ObjectId[] = await RoleAssignmentModel.distinct('userId', {
    role: 'recruiter',
    revokedAt: null,
  }).session(session);
  const active = await findActiveStaff(ids, session);
  const recruiters = active.length > 0 ? active : await findStaffWith('candidate.create', session);
  let chosen: { id: Types.ObjectId; people: number } | null = null;
  for (const { id } of recruiters) {
    const people = await CandidateModel.countDocuments({
      ownerUserId: id,
      deletedAt: null,
    }).session(session);
    if (!chosen || people < chosen.people) chosen = { id, people };
  }
  return chosen?.id ?? null;
}
