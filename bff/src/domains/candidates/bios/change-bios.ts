import type { CandidateRecord } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { isRecordId } from '../../../db/record-id.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import { changedParts } from '../background/changed-parts.ts';
import type { BioEntry, Candidate } from '../../../records/candidates/candidate.model.ts';
import { changeCandidate } from '../record/change-candidate.ts';

interface BiosChange {
  /** Id or number of the candidate, from the path. */
  id: string;
  version: number;
  /** The bio being written. */
  bioId: Types.ObjectId | string;
  /** Whether the default may change. */
  movesDefault?: boolean;
  action: 'add' | 'update' | 'remove' | 'restore';
  change: (
    bios: readonly BioEntry[],
    tx: Tx,
    candidate: Candidate,
  ) => Promise<BioEntry[]> | BioEntry[];
}

/** Changes the bios of a candidate: keeps one default, and audits each text. */
export const changeBios = (
  ctx: RequestContext,
  { id, version, bioId, movesDefault = false, action, change }: BiosChange,
): Promise<CandidateRecord> =>
  changeCandidate(ctx, {
    id,
    permission: 'candidate.updateBios',
    version,
    paths: [`bios.${String(bioId)}`, ...(movesDefault ? ['bios.default'] : [])],
    change: async (current, tx) => ({ bios: await change(current.bios, tx, current) }),
    record: (tx, before, after) =>
      audit(tx, {
        action: `candidate.${action}_bio`,
        entity: 'candidate',
        entityId: after._id,
        changes: [changedParts('bios', before.bios, after.bios)],
      }),
  });

const isReady = ({ status }: BioEntry): boolean => status === 'ready';
const isReadyDefault = (bio: BioEntry): boolean => bio.isDefault && isReady(bio);

/**
 * While another bio is ready, the default cannot lose its place: by removal, by losing its mark, or
 * by becoming a draft.
 *
 * @throws AppError DEFAULT_BIO_REQUIRED
 */
export function requireDefault(
  bios: readonly BioEntry[],
  before: BioEntry,
  next: Pick<BioEntry, 'isDefault' | 'status'> | null,
): void {
  const stays = next !== null && next.isDefault && next.status === 'ready';
  const others = bios.filter(({ _id }) => !_id.equals(before._id));
  if (isReadyDefault(before) && !stays && others.some(isReady))
    throw new AppError('DEFAULT_BIO_REQUIRED');
}

/** @throws AppError NOT_FOUND for a bio of another candidate */
export function bioOf(bios: readonly BioEntry[], bioId: string): BioEntry {
  const bio = isRecordId(bioId) ? bios.find(({ _id }) => _id.equals(bioId)) : undefined;
  if (!bio) throw new AppError('NOT_FOUND');
  return bio;
}

/**
 * Replaces a bio, or appends it. A new default takes the mark from the old one; a draft never has
 * it, and the first ready bio gets it.
 */
export function withBio(bios: readonly BioEntry[], bio: BioEntry): BioEntry[] {
  const known = bios.some(({ _id }) => _id.equals(bio._id));
  const next = known ? bios.map((one) => (one._id.equals(bio._id) ? bio : one)) : [...bios, bio];
  const others = bios.filter(({ _id }) => !_id.equals(bio._id));
  const isDefault = isReady(bio) && (bio.isDefault || !others.some(isReadyDefault));
  return next.map((one) =>
    one._id.equals(bio._id)
      ? { ...one, isDefault }
      : { ...one, isDefault: one.isDefault && !isDefault },
  );
}
