import type { TemplateFile } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { OwnTemplate } from '../../../records/email-templates/own-template.model.ts';
import { copyFile } from '../../files/api/bring-files.ts';
import { findFiles } from '../../files/api/files.ts';
import { shownUploads } from '../../files/api/mail-uploads.ts';

/**
 * Returns what a template sets besides the text; fields that older templates lack count as empty.
 */
export async function besideWords(
  {
    cc = [],
    repliesTo = 'record',
    fileIds = [],
  }: Pick<OwnTemplate, 'cc' | 'repliesTo' | 'fileIds'>,
  session: ClientSession | null = null,
): Promise<{ cc: string[]; repliesTo: 'record' | 'author'; files: TemplateFile[] }> {
  const shown = await shownUploads(fileIds, session);
  return { cc, repliesTo, files: fileIds.flatMap((id) => shown.get(id.toHexString()) ?? []) };
}

/**
 * Copies the given files of a template for a mail.
 * @throws AppError VALIDATION_FAILED for a file that the template does not have
 */
export async function copiesFor(
  tx: Tx,
  template: Pick<OwnTemplate, 'fileIds'> | null,
  wanted: readonly string[],
): Promise<Types.ObjectId[]> {
  if (wanted.length === 0) return [];
  const held = await findFiles(template?.fileIds ?? [], tx.session);
  const copies: Types.ObjectId[] = [];
  for (const id of new Set(wanted)) {
    const file = held.get(id);
    if (!file) throw invalidField('templateFileIds', 'NOT_FOUND');
    copies.push((await copyFile(tx, file))._id);
  }
  return copies;
}
