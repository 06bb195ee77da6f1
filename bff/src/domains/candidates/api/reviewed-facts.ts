import type { UpdateQuery } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { emit } from '../../../outbox/emit.ts';
import {
  CandidateModel,
  type Candidate,
  type CandidateContact,
  type CandidateLink,
  type CandidateSkill,
  type LanguageClaim,
} from '../../../records/candidates/candidate.model.ts';
import { confirmedAgain } from '../record/confirmed-again.ts';
import { deriveCandidate } from '../record/derive-candidate.ts';
import { linkAddress } from '../contact/link-address.ts';
import { normalisePhone } from '../contact/phone-number.ts';
import { isTakenMail } from '../duplicates/taken-mail.ts';
import { changedUses } from '../skills/update-skills.ts';

export type { Candidate, CandidateContact, CandidateLink, CandidateSkill, LanguageClaim };
export { isTakenMail, linkAddress, normalisePhone };

/** Parts of a record that a user accepted from another source: a CV, a suggestion. */
export type ReviewedFacts = Partial<
  Pick<
    Candidate,
    | 'firstName'
    | 'middleName'
    | 'lastName'
    | 'headline'
    | 'city'
    | 'country'
    | 'email'
    | 'emailNorm'
    | 'phone'
    | 'phoneNorm'
    | 'contacts'
    | 'links'
    | 'experience'
    | 'education'
    | 'skills'
    | 'languages'
  >
>;

interface ReviewedChange {
  candidate: Pick<Candidate, '_id'>;
  /** Version that the user compared with. */
  base: number;
  /** Changed paths, as the merge rule names them: `experience.<id>`. */
  paths: readonly string[];
  facts: (current: Candidate) => ReviewedFacts;
  /** Action of the audit event: `candidate.apply_cv`. */
  action: string;
}

/**
 * Writes accepted facts to a record by the merge rule, with derived fields, audit and events.
 * @throws AppError NOT_FOUND, VERSION_CONFLICT
 */
export async function writeReviewedFacts(
  tx: Tx,
  { candidate, base, paths, facts, action }: ReviewedChange,
): Promise<{ before: Candidate; after: Candidate }> {
  const written = new Set<keyof ReviewedFacts>();
  const { before, after } = await updateVersioned<Candidate>(tx, CandidateModel, {
    filter: { _id: candidate._id },
    base,
    paths,
    apply: (current): UpdateQuery<Candidate> => {
      const changes = facts(current);
      for (const key of Object.keys(changes)) written.add(key as keyof ReviewedFacts);
      const confirmed = { ...changes, ...confirmedAgain(current, tx.at) };
      return { $set: { ...confirmed, ...deriveCandidate({ ...current, ...confirmed }) } };
    },
  });
  await audit(tx, {
    action,
    entity: 'candidate',
    entityId: after._id,
    changes: changesBetween<Candidate>(
      before,
      after,
      [...written].filter((key) => key !== 'emailNorm' && key !== 'phoneNorm'),
    ),
  });
  const skillIds = changedUses(before, after);
  if (skillIds.length > 0) emit(tx, 'candidate.skills_changed', { skillIds });
  return { before, after };
}
