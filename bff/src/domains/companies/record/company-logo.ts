import { imageFormats, type CompanyRecord, type companyEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { RangedFileAnswer } from '../../../http/mount-file.ts';
import type { Input } from '../../../http/mount.ts';
import {
  findFiles,
  findUnusedFile,
  readFileRange,
  releaseFiles,
  requireClean,
  showFile,
  useFile,
} from '../../files/api/files.ts';
import { findCompany } from '../api/company-lookup.ts';
import type { Company } from '../company.model.ts';

type Shown = Pick<Company, '_id' | 'logoFileId'>;

/** The pictures of these companies that can be shown, by the company's id. */
export async function logosOf(
  companies: readonly Shown[],
  session: Tx['session'] | null = null,
): Promise<(company: Shown) => CompanyRecord['logo']> {
  const files = await findFiles(
    companies.flatMap(({ logoFileId }) => logoFileId ?? []),
    session,
  );
  return ({ _id, logoFileId }) => {
    const fileId = logoFileId?.toHexString();
    return fileId && files.get(fileId)?.scan === 'clean'
      ? { fileId, url: `/api/v1/companies/${_id.toHexString()}/logo/${fileId}` }
      : null;
  };
}

/**
 * Takes an uploaded picture into use, and gives up the one before.
 * @throws AppError VALIDATION_FAILED at `path`, ATTACHMENT_SCAN_PENDING, ATTACHMENT_BLOCKED
 */
export async function takeLogo(
  tx: Tx,
  actor: Actor,
  fileId: string | null,
  { before, path }: { before: Types.ObjectId | null; path: string },
): Promise<Types.ObjectId | null> {
  if (fileId === (before?.toHexString() ?? null)) return before;
  if (before) await releaseFiles(tx, [before]);
  if (fileId === null) return null;
  const file = await findUnusedFile(tx, actor, fileId).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'NOT_FOUND'
      ? invalidField(path, 'NOT_FOUND')
      : error;
  });
  if (!file.format || !imageFormats.includes(file.format))
    throw invalidField(path, 'INVALID_OPTION');
  requireClean(file);
  await useFile(tx, file);
  return file._id;
}

/** The bytes of the picture that a company has now. */
export async function readLogo(
  { actor }: RequestContext,
  { params }: Input<typeof companyEndpoints.logo>,
): Promise<RangedFileAnswer> {
  const { logoFileId } = await findCompany(actor, params.id, { deleted: true });
  const file = (await findFiles(logoFileId ? [logoFileId] : [])).get(params.fileId);
  if (!file) throw new AppError('NOT_FOUND');
  requireClean(file);
  const { type, size } = showFile(file);
  return {
    name: file.name,
    contentType: type,
    inline: true,
    bytes: size,
    part: (range) => readFileRange(file, range),
  };
}
