import type { FieldChoices } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit, changesBetween, type FieldChange } from '../../../../audit/audit.service.ts';
import { stampVersion, versionStamp } from '../../../../db/record-version.ts';
import type { Tx } from '../../../../db/unit-of-work.ts';
import { updateVersioned, versionConflict } from '../../../../db/versioned-update.ts';
import { AppError } from '../../../../http/app-error.ts';
import { emit } from '../../../../outbox/emit.ts';
import { auditedFields, secretFields } from '../../record/candidate-audit.ts';
import { CandidateModel, type Candidate } from '../../../../records/candidates/candidate.model.ts';
import { explainConflict } from '../../record/change-candidate.ts';
import { deriveCandidate } from '../../record/derive-candidate.ts';
import { findDuplicates } from '../../duplicates/find-duplicates.ts';
import { showCandidate } from '../../record/show-candidate.ts';
import { isTakenMail } from '../../duplicates/taken-mail.ts';
import {
  absorbedBetween,
  withoutAbsorbed,
  writtenPaths,
  type Absorbed,
} from '../../merging/absorbed.ts';
import { mergeCandidates } from '../../merging/merge-candidates.ts';
import { bindingChoices, proposeChoices, proposedChoices } from '../../merging/propose-choices.ts';

export { explainConflict, findDuplicates, isTakenMail, proposeChoices, showCandidate };
export type { Absorbed };

interface Pair {
  survivor: Candidate;
  duplicate: Candidate;
}

/** Returns the survivor with the proposed choices, without saving. */
export function rehearseMerge({ survivor, duplicate }: Pair): Candidate {
  const choices = bindingChoices({ survivor, duplicate }, proposedChoices({ survivor, duplicate }));
  const merged = mergeCandidates(survivor, duplicate, choices);
  return { ...merged, ...deriveCandidate(merged) };
}

/**
 * Merges one record into another: the duplicate keeps its content, points to the survivor and is no
 * longer found; the survivor gets the chosen values and everything only the duplicate had.
 * @throws AppError VERSION_CONFLICT
 */
export async function absorbCandidate(
  tx: Tx,
  { survivor, duplicate }: Pair,
  choices: FieldChoices,
): Promise<{ after: Candidate; absorbed: Absorbed }> {
  // First, so that its mail address is free for the survivor.
  await setAside(tx, duplicate, survivor._id);
  const merged = mergeCandidates(
    survivor,
    duplicate,
    bindingChoices({ survivor, duplicate }, choices),
  );
  const absorbed = absorbedBetween(survivor, merged);
  const { after } = await updateVersioned<Candidate>(tx, CandidateModel, {
    filter: { _id: survivor._id },
    base: survivor.version,
    paths: writtenPaths(absorbed),
    apply: () => ({ $set: { ...factsOf(merged, absorbed), ...deriveCandidate(merged) } }),
  });
  await audit(tx, {
    action: 'candidate.merge',
    entity: 'candidate',
    entityId: after._id,
    changes: [...recordChanges(survivor, after), named('mergedRecord', null, duplicate.number)],
  });
  await audit(tx, {
    action: 'candidate.merged_away',
    entity: 'candidate',
    entityId: duplicate._id,
    changes: [named('mergedInto', null, survivor.number)],
  });
  countSkillsAnew(tx, survivor, duplicate);
  return { after, absorbed };
}

/**
 * Undoes a merge: the duplicate is restored as it was, the survivor loses what came from it unless
 * that was changed since.
 * @throws AppError DUPLICATE when another record has the duplicate's mail address by now
 */
export async function releaseCandidate(
  tx: Tx,
  { survivor, duplicateId }: { survivor: Candidate; duplicateId: Types.ObjectId },
  absorbed: Absorbed,
): Promise<{ survivor: Candidate; duplicate: Candidate }> {
  const back = withoutAbsorbed(survivor, absorbed);
  const { after } = await updateVersioned<Candidate>(tx, CandidateModel, {
    filter: { _id: survivor._id },
    base: survivor.version,
    paths: writtenPaths(absorbed),
    apply: (current) => ({ $set: { ...back, ...deriveCandidate({ ...current, ...back }) } }),
  });
  const duplicate = await bringBack(tx, duplicateId, survivor._id);
  await audit(tx, {
    action: 'candidate.unmerge',
    entity: 'candidate',
    entityId: after._id,
    changes: [...recordChanges(survivor, after), named('mergedRecord', duplicate.number, null)],
  });
  await audit(tx, {
    action: 'candidate.unmerged',
    entity: 'candidate',
    entityId: duplicate._id,
    changes: [named('mergedInto', survivor.number, null)],
  });
  countSkillsAnew(tx, survivor, duplicate);
  return { survivor: after, duplicate };
}

async function setAside(tx: Tx, duplicate: Candidate, survivorId: Types.ObjectId): Promise<void> {
  const { modifiedCount } = await CandidateModel.updateOne(
    { _id: duplicate._id, version: duplicate.version, deletedAt: null },
    {
      $set: {
        mergedIntoId: survivorId,
        deletedAt: tx.at,
        deletedBy: tx.userId,
        ...versionStamp(tx, duplicate),
      },
    },
    { session: tx.session },
  );
  if (modifiedCount === 0) throw versionConflict(duplicate, []);
}

async function bringBack(
  tx: Tx,
  _id: Types.ObjectId,
  survivorId: Types.ObjectId,
): Promise<Candidate> {
  const duplicate = await CandidateModel.findOneAndUpdate(
    { _id, mergedIntoId: survivorId },
    stampVersion(tx, { $set: { mergedIntoId: null, deletedAt: null, deletedBy: null } }),
    { session: tx.session, returnDocument: 'after' },
  ).lean();
  if (!duplicate) throw new AppError('MERGE_UNDO_EXPIRED');
  return duplicate;
}

/** Returns only what the merge wrote, so that nothing else is written again. */
const factsOf = (merged: Candidate, { fields, lists, values }: Absorbed): Partial<Candidate> => {
  const paths = [
    ...fields.flatMap(({ after }) => Object.keys(after)),
    ...lists.map(({ path }) => path),
    ...values.map(({ path }) => path),
  ] as (keyof Candidate)[];
  return Object.fromEntries(paths.map((path) => [path, merged[path]]));
};

const recordChanges = (before: Candidate, after: Candidate): FieldChange[] =>
  changesBetween<Candidate>(before, after, auditedFields, secretFields);

const named = (path: string, before: string | null, after: string | null): FieldChange => ({
  path,
  before,
  after,
});

function countSkillsAnew(tx: Tx, ...candidates: readonly Candidate[]): void {
  const skillIds = [
    ...new Set(
      candidates.flatMap(({ skills }) => skills.map(({ skillId }) => skillId.toHexString())),
    ),
  ];
  if (skillIds.length > 0) emit(tx, 'candidate.skills_changed', { skillIds });
}
