import type { Types } from 'mongoose';
import { auditDeletion } from '../../../audit/audit-deletion.ts';
import { audit, auditAdded, changesBetween } from '../../../audit/audit.service.ts';
import { softDelete } from '../../../db/soft-delete.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { emit } from '../../../outbox/emit.ts';
import { auditedFields, secretFields } from '../record/candidate-audit.ts';
import { poolFields } from '../../../records/candidates/candidate-pools.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { confirmedAgain } from '../record/confirmed-again.ts';
import { deriveCandidate } from '../record/derive-candidate.ts';
import { lackingParts, type ImportedParts } from './imported-parts.ts';

/** The background job writes as the requesting user, in the role of the request. */
const byJob = (assignmentId: Types.ObjectId) => ({ actorKind: 'job', assignmentId }) as const;

/** Adds complete new candidates. An existing mail address fails the whole write. */
export async function addImported(
  tx: Tx,
  assignmentId: Types.ObjectId,
  candidates: readonly Candidate[],
): Promise<void> {
  if (candidates.length === 0) return;
  await CandidateModel.insertMany([...(await inPools(tx, candidates))], {
    session: tx.session,
    lean: true,
  });
  await auditAdded(
    tx,
    candidates.map((candidate) => ({
      ...byJob(assignmentId),
      action: 'candidate.create',
      entity: 'candidate',
      entityId: candidate._id,
      changes: changesBetween<Candidate>(null, candidate, auditedFields, secretFields).filter(
        ({ after }) => after !== null && !(Array.isArray(after) && after.length === 0),
      ),
    })),
  );
}

/** Gives vetters access to the candidates of their pools; read once for each set of pools. */
async function inPools(tx: Tx, candidates: readonly Candidate[]): Promise<Candidate[]> {
  const known = new Map<string, Awaited<ReturnType<typeof poolFields>>>();
  const found: Candidate[] = [];
  for (const candidate of candidates) {
    const key = candidate.poolIds.map(String).toSorted().join();
    const fields =
      key === '' ? null : (known.get(key) ?? (await poolFields(tx, candidate, candidate.poolIds)));
    if (fields) known.set(key, fields);
    found.push(fields ? { ...candidate, ...fields } : candidate);
  }
  return found;
}

/**
 * Fills missing fields of a record. False if nothing is missing by now, or the record no longer
 * exists.
 */
export async function fillImported(
  tx: Tx,
  assignmentId: Types.ObjectId,
  id: Types.ObjectId,
  parts: ImportedParts,
): Promise<boolean> {
  const current = await CandidateModel.findOne({ _id: id, deletedAt: null }, null, {
    session: tx.session,
  }).lean();
  const lacking = current ? lackingParts(current, parts) : {};
  const fields = Object.keys(lacking) as (keyof Candidate & string)[];
  if (!current || fields.length === 0) return false;
  const { before, after } = await updateVersioned<Candidate>(tx, CandidateModel, {
    filter: { _id: id },
    base: current.version,
    paths: fields.filter((field) => !field.endsWith('Norm')),
    apply: (state) => {
      const changes = { ...lacking, ...confirmedAgain(state, tx.at) };
      return { $set: { ...changes, ...deriveCandidate({ ...state, ...changes }) } };
    },
  });
  const audited = fields.filter((field) => !field.endsWith('Norm'));
  await audit(tx, {
    ...byJob(assignmentId),
    action: 'candidate.import',
    entity: 'candidate',
    entityId: id,
    changes: changesBetween<Candidate>(before, after, audited, [...secretFields]),
  });
  if (lacking.skills)
    emit(tx, 'candidate.skills_changed', {
      skillIds: lacking.skills.map(({ skillId }) => skillId),
    });
  return true;
}

/**
 * Removes candidates added by an import, except those changed since. Returns how many were removed.
 */
export async function removeImported(
  tx: Tx,
  assignmentId: Types.ObjectId,
  ids: readonly Types.ObjectId[],
  reason: string,
): Promise<number> {
  const untouched = await CandidateModel.find(
    { _id: { $in: [...ids] }, deletedAt: null, version: 1 },
    { _id: 1 },
    { session: tx.session },
  ).lean();
  for (const { _id } of untouched) {
    const { before, after } = await softDelete<Candidate>(
      tx,
      CandidateModel,
      { _id, version: 1 },
      { reason, version: 1 },
    );
    await auditDeletion(
      tx,
      { ...byJob(assignmentId), action: 'candidate.delete', entity: 'candidate' },
      { before, after },
    );
  }
  return untouched.length;
}
