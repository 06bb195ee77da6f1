import { limits, type BodyOf, type bioEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { cleanRichText } from '../../../rich-text/rich-text.ts';
import type { BioEntry } from '../../../records/candidates/candidate.model.ts';
import { keepVersion, latestVersion } from './bio-versions.ts';
import { bioOf, changeBios, requireDefault, withBio } from './change-bios.ts';

type Text = Omit<BodyOf<typeof bioEndpoints.create>, 'version'>;

/** Adds a bio. */
export const createBio: Service<typeof bioEndpoints.create> = (ctx, { params, body }) => {
  const { version, ...text } = body;
  const _id = new Types.ObjectId();
  return changeBios(ctx, {
    id: params.id,
    version,
    bioId: _id,
    action: 'add',
    movesDefault: text.isDefault,
    change: async (bios, tx, candidate) => {
      refuseTooMany(bios);
      const entry = withText(
        { _id, basedOnApplicationId: null, createdAt: tx.at, createdBy: tx.userId },
        text,
        tx,
      );
      const next = withBio(bios, entry);
      await keepVersion(tx, candidate._id, bioOf(next, _id.toHexString()));
      return next;
    },
  });
};

/** Changes a bio; its earlier text stays in its history. */
export const updateBio: Service<typeof bioEndpoints.update> = (ctx, { params, body }) => {
  const { version, ...text } = body;
  return changeBios(ctx, {
    id: params.id,
    version,
    bioId: params.bioId,
    action: 'update',
    movesDefault: text.isDefault,
    change: async (bios, tx, candidate) => {
      const before = bioOf(bios, params.bioId);
      requireDefault(bios, before, text);
      // A bio filled in without a history gets its first version now.
      if (!(await latestVersion(before._id, tx.session)))
        await keepVersion(tx, candidate._id, before);
      const next = withBio(bios, withText(before, text, tx));
      await keepVersion(tx, candidate._id, bioOf(next, params.bioId));
      return next;
    },
  });
};

/** @throws AppError VALIDATION_FAILED with TOO_MANY */
export function refuseTooMany(bios: readonly BioEntry[]): void {
  const { max } = limits.bio;
  if (bios.length >= max) throw invalidField('title', 'TOO_MANY', { max });
}

type Kept = Pick<BioEntry, '_id' | 'basedOnApplicationId' | 'createdAt' | 'createdBy'>;

/** The user who marks a text as ready, or changes a ready one, becomes its approver. */
const withText = (
  { _id, basedOnApplicationId, createdAt, createdBy }: Kept,
  text: Text,
  tx: Tx,
): BioEntry => ({
  _id,
  ...text,
  body: cleanRichText(text.body),
  basedOnApplicationId,
  approvedBy: text.status === 'ready' ? tx.userId : null,
  approvedAt: text.status === 'ready' ? tx.at : null,
  createdAt,
  createdBy,
  updatedAt: tx.at,
  updatedBy: tx.userId,
});
