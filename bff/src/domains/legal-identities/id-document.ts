import { fileFormats, inlineFormats, type legalIdentityEndpoints } from '@muster/contracts';
import { auditAccess } from '../../audit/audit.service.ts';
import { AppError } from '../../http/app-error.ts';
import type { RequestContext } from '../../http/context.ts';
import type { RangedFileAnswer } from '../../http/mount-file.ts';
import type { Input } from '../../http/mount.ts';
import { findFiles, readFileRange, requireClean } from '../files/api/files.ts';
import { findOwnIdentity, findStaffIdentity } from './record/find-identity.ts';

/** 🔒 Reads the bytes of an ID document. Access by staff is audited. */
export async function readIdDocument(
  ctx: RequestContext,
  { params }: Input<(typeof legalIdentityEndpoints)['document']>,
): Promise<RangedFileAnswer> {
  const { actor } = ctx;
  const isOwn = actor.can('legalIdentity.updateOwn');
  const found = await (isOwn ? findOwnIdentity : findStaffIdentity)(actor, params.id);
  const { idDocumentFileId: id, _id } = found.identity;
  const file = id && (await findFiles([id])).get(id.toHexString());
  if (!file?.format) throw new AppError('NOT_FOUND');
  requireClean(file);
  if (!isOwn)
    await auditAccess(ctx, {
      action: 'legal_identity.read_document',
      entity: 'legal_identity',
      entityId: _id,
    });
  return {
    name: file.name,
    contentType: fileFormats[file.format].type,
    inline: inlineFormats.includes(file.format),
    bytes: file.size,
    part: (range) => readFileRange(file, range),
  };
}
