import {
  emptyIdentity,
  provenIdentityFields,
  type BodyOf,
  type IdentityFacts,
  type LegalIdentityKind,
  type ownIdentityEndpoints,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import { releaseFiles } from '../../files/api/files.ts';
import { LegalIdentityModel, type LegalIdentityRecord } from '../legal-identity.model.ts';
import { auditIdentity, secretChanges } from './change-identity.ts';
import { requirePlausible } from './check-identity.ts';
import { takeIdDocument } from './identity-file.ts';

type Changes = BodyOf<(typeof ownIdentityEndpoints)['update']>['changes'];

/** Returns the given facts without the file; omitted fields are left out. */
export function factsOf({ idDocumentFileId: _file, ...changes }: Changes): Partial<IdentityFacts> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<IdentityFacts>;
}

interface NewIdentity {
  actor: Actor;
  candidateId: Types.ObjectId;
  kind: LegalIdentityKind;
  facts: Changes;
  by: 'self' | 'staff';
}

/** Creates the first version of a kind. @throws AppError DUPLICATE if there is one */
export async function beginIdentity(
  tx: Tx,
  { actor, candidateId, kind, facts, by }: NewIdentity,
): Promise<LegalIdentityRecord> {
  const { session } = tx;
  const known = await LegalIdentityModel.findOne({ candidateId, kind, deletedAt: null }, null, {
    session,
  }).lean();
  if (known) throw new AppError('DUPLICATE', { context: { existingId: known._id.toHexString() } });
  const fresh = {
    ...emptyIdentity(),
    ...factsOf(facts),
    kind,
    idDocumentFileId: await takeIdDocument(tx, actor, facts.idDocumentFileId, 'facts.'),
  };
  requirePlausible(fresh, 'facts.');
  return insertIdentity(tx, {
    ...fresh,
    candidateId,
    typedBy: by === 'staff' && tx.userId ? [tx.userId] : [],
  });
}

/** Stores a version, with audit. @throws AppError DUPLICATE if another request was faster */
export async function insertIdentity(
  tx: Tx,
  identity: Partial<LegalIdentityRecord>,
): Promise<LegalIdentityRecord> {
  const stamps = {
    createdAt: tx.at,
    createdBy: tx.userId,
    updatedAt: tx.at,
    updatedBy: tx.userId,
  };
  try {
    const [created] = await LegalIdentityModel.create([{ ...identity, ...stamps }], {
      session: tx.session,
    });
    if (!created) throw new Error('The identity was not written');
    const record = created.toObject<LegalIdentityRecord>();
    const { kind, status } = record;
    await auditIdentity(tx, 'create', record, [
      { path: 'kind', before: null, after: kind },
      { path: 'status', before: null, after: status },
    ]);
    return record;
  } catch (error) {
    if (isDuplicateKey(error)) throw new AppError('DUPLICATE', { cause: error });
    throw error;
  }
}

interface Edit {
  actor: Actor;
  version: number;
  changes: Changes;
  by: 'self' | 'staff';
  show: (current: LegalIdentityRecord) => unknown;
}

/** Edits an undecided version in place; others’ changes of other fields are kept. */
export async function editIdentity(
  tx: Tx,
  { _id, candidateId }: LegalIdentityRecord,
  { actor, version, changes, by, show }: Edit,
): Promise<LegalIdentityRecord> {
  const facts = factsOf(changes);
  const fileId = await takeIdDocument(tx, actor, changes.idDocumentFileId, 'changes.');
  const set: Partial<LegalIdentityRecord> = {
    ...facts,
    ...(fileId && { idDocumentFileId: fileId }),
  };
  const { before, after } = await updateVersioned<LegalIdentityRecord>(tx, LegalIdentityModel, {
    filter: { _id, candidateId },
    base: version,
    paths: Object.keys(set),
    apply: (current) => {
      requirePlausible({ ...current, ...set });
      const typists =
        by === 'staff' && tx.userId ? { $addToSet: { typedBy: tx.userId } } : undefined;
      return { $set: set, ...typists };
    },
    show,
  });
  if (fileId && before.idDocumentFileId) await giveUpFile(tx, before.idDocumentFileId);
  await auditIdentity(tx, 'update', after, secretChanges(before, set));
  return after;
}

/** A document that no version uses any more is deleted at once. */
async function giveUpFile(tx: Tx, fileId: Types.ObjectId): Promise<void> {
  const isUsed = await LegalIdentityModel.exists({ idDocumentFileId: fileId }).session(tx.session);
  if (!isUsed) await releaseFiles(tx, [fileId], 0);
}

/** Checks whether a change would redirect payments or taxes. */
export const needsProof = (before: IdentityFacts, facts: Partial<IdentityFacts>): boolean =>
  provenIdentityFields.some((field) => field in facts && facts[field] !== before[field]);
