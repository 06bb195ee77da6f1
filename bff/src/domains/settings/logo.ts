import type { settingEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import type { RequestContext } from '../../http/context.ts';
import type { RangedFileAnswer } from '../../http/mount-file.ts';
import type { Input } from '../../http/mount.ts';
import { agencySettings } from '../../settings/agency-settings.ts';
import { readPicture, takePicture } from '../files/api/pictures.ts';

interface LogoChange {
  changes: { logoFileId?: string | null | undefined };
  /** The current settings. */
  before: Record<string, unknown>;
}

const idOf = (kept: unknown): Types.ObjectId | null =>
  typeof kept === 'string' ? new Types.ObjectId(kept) : null;

/**
 * Takes an uploaded logo of the agency into use, if a change names one.
 * @throws AppError VALIDATION_FAILED, ATTACHMENT_SCAN_PENDING, ATTACHMENT_BLOCKED
 */
export async function takeLogo(tx: Tx, actor: Actor, { changes, before }: LogoChange) {
  if (changes.logoFileId === undefined) return;
  await takePicture(tx, actor, changes.logoFileId, {
    before: idOf(before['logoFileId']),
    path: 'changes.logoFileId',
  });
}

/** Reads the bytes of the agency's logo. Its URL identifies them, so browsers can cache them. */
export async function readLogo(
  _ctx: RequestContext,
  { params }: Input<typeof settingEndpoints.logo>,
): Promise<RangedFileAnswer> {
  const picture = await readPicture(idOf(agencySettings().company.logoFileId), params.fileId);
  return { ...picture, lasting: true };
}
