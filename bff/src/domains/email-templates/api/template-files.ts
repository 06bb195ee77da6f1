import type { TemplateFile } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { OwnTemplate } from '../../../records/email-templates/own-template.model.ts';
import { copyFile } from '../../files/api/bring-files.ts';
import { findFiles } from '../../files/api/files.ts';
import { shownUploads } from '../../files/api/mail-uploads.ts';

/** What a mail begins with besides the words; what a template from before says nothing of, is empty. */
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
 * Copies of those files of a template that go along with a mail.
 * @throws AppError VALIDATION_FAILED for what is no file of it
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
