import { inlineFormats, type attachmentEndpoints } from '@muster/contracts';
import { auditAccess } from '../../../audit/audit.service.ts';
import type { Config } from '../../../config.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { RangedFileAnswer } from '../../../http/mount-file.ts';
import type { Input, Service } from '../../../http/mount.ts';
import { fileAnswer } from '../../files/api/file-answer.ts';
import { findFiles, requireClean, showFile, type StoredFile } from '../../files/api/files.ts';
import type { Attachment } from '../../../records/attachments/attachment.model.ts';
import { isTraced } from '../attachments.policy.ts';
import { makeDownloadToken, readDownloadToken } from './download-token.ts';
import { findReadable } from './find-attachment.ts';

type Secret = Pick<Config, 'sessionSecret'>;

/** Returns a download address; requesting one for a 🔒 file is logged. */
export const downloadAttachment =
  ({ sessionSecret: secret }: Secret): Service<typeof attachmentEndpoints.download> =>
  async (ctx, { params }) => {
    const { actor, session } = ctx;
    const attachment = await findReadable(actor, params.id);
    const file = await fileOf(attachment);
    requireClean(file);
    if (isTraced(attachment.type))
      await auditAccess(ctx, {
        action: 'attachment.read',
        entity: 'attachment',
        entityId: attachment._id,
      });
    const { token, expiresAt } = makeDownloadToken(attachment._id, {
      secret,
      sessionId: session.id,
    });
    const url = `/api/v1/files/download/${token}`;
    const { format, type, size } = showFile(file);
    return {
      url,
      inlineUrl: inlineFormats.includes(format) ? `${url}?inline=1` : null,
      name: file.name,
      type,
      size,
      expiresAt: expiresAt.toISOString(),
    };
  };

/** Reads the content behind an address. Permissions are checked again each time. */
export const readAttachmentFile =
  ({ sessionSecret: secret }: Secret) =>
  async (
    { actor, session }: RequestContext,
    { params, query }: Input<typeof attachmentEndpoints.file>,
  ): Promise<RangedFileAnswer> => {
    const id = readDownloadToken(params.token, { secret, sessionId: session.id });
    const file = await fileOf(await findReadable(actor, id));
    return {
      ...fileAnswer(file),
      inline: query.inline === '1' && inlineFormats.includes(showFile(file).format),
    };
  };

async function fileOf({ fileId }: Attachment): Promise<StoredFile> {
  const file = (await findFiles([fileId])).get(fileId.toHexString());
  if (!file) throw new AppError('NOT_FOUND');
  return file;
}
