import type { bioEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import { recordId } from '../../../db/record-id.ts';
import type { Service } from '../../../http/mount.ts';
import { keepForGood, keepRemovedBio, latestVersion } from './bio-versions.ts';
import { bioOf, changeBios, requireDefault, withBio } from './change-bios.ts';
import { refuseTooMany } from './write-bio.ts';

/** Removes a bio; the default cannot be removed while another is ready. */
export const deleteBio: Service<typeof bioEndpoints.delete> = (ctx, { params, body }) =>
  changeBios(ctx, {
    id: params.id,
    version: body.version,
    bioId: params.bioId,
    action: 'remove',
    change: async (bios, tx, candidate) => {
      const bio = bioOf(bios, params.bioId);
      requireDefault(bios, bio, null);
      await keepRemovedBio(tx, candidate._id, bio);
      return bios.filter(({ _id }) => !_id.equals(bio._id));
    },
  });

/**
 * Restores a removed bio unchanged; the current default stays, otherwise the first ready one
 * becomes it.
 */
export const restoreDeletedBio: Service<typeof bioEndpoints.restoreDeleted> = (
  ctx,
  { params, body },
) =>
  changeBios(ctx, {
    id: params.id,
    version: body.version,
    bioId: params.bioId,
    action: 'restore',
    change: async (bios, tx, candidate) => {
      if (bios.some(({ _id }) => _id.equals(params.bioId))) return [...bios];
      const kept = await latestVersion(recordId(params.bioId), tx.session);
      if (!kept?.candidateId.equals(candidate._id)) throw new AppError('NOT_FOUND');
      if (kept.purgeAt && kept.purgeAt <= tx.at) throw new AppError('RESTORE_EXPIRED');
      refuseTooMany(bios);
      await keepForGood(tx, kept.bioId);
      return withBio(bios, { ...kept.entry, isDefault: false });
    },
  });
