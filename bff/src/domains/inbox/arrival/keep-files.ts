import { limits, type ReceivedFileRefusal } from '@muster/contracts';
import type { Types } from 'mongoose';
import { AppError } from '../../../http/app-error.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { attachReceivedFile } from '../../attachments/api/received-files.ts';
import { bringFile } from '../../files/api/brought-file.ts';
import { releaseFiles } from '../../files/api/files.ts';
import type { ParsedFile } from '../reading/parsed-mail.ts';
import type { ReceivedFile } from '../received-mail.model.ts';

/** Checks each file of a mail like an upload; refused ones are listed with the reason. */
export async function takeFiles(
  mailId: Types.ObjectId,
  files: readonly ParsedFile[],
): Promise<ReceivedFile[]> {
  const taken: ReceivedFile[] = [];
  for (const [index, { name, bytes }] of files.slice(0, limits.inbox.files * 2).entries()) {
    const entry = { name, size: bytes.length };
    if (index >= limits.inbox.files) taken.push({ ...entry, fileId: null, refusal: 'too_many' });
    else
      taken.push(
        await bringFile({ bringerId: mailId, name, purpose: 'general', bytes }).then(
          ({ _id }): ReceivedFile => ({ ...entry, fileId: _id, refusal: null }),
          (error: unknown): ReceivedFile => ({ ...entry, fileId: null, refusal: refusalOf(error) }),
        ),
      );
  }
  return taken;
}

/** A failure unrelated to the file is retried with its mail. */
function refusalOf(error: unknown): ReceivedFileRefusal {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'ATTACHMENT_TOO_LARGE') return 'too_large';
  return error.context?.['reason'] === 'not_accepted' ? 'not_accepted' : 'damaged';
}

/** Adds a mail's files to the record; files that exceed its limits are only listed. */
export async function fileFiles(
  tx: Tx,
  { mailId, candidateId, isTheirs }: FiledMail,
  files: readonly ReceivedFile[],
): Promise<ReceivedFile[]> {
  const filed: ReceivedFile[] = [];
  for (const file of files) {
    if (!file.fileId) filed.push(file);
    else {
      const isKept = await attachReceivedFile(tx, {
        candidateId,
        bringerId: mailId,
        fileId: file.fileId,
        isTheirs,
      });
      filed.push({ ...file, fileId: null, refusal: isKept ? null : 'record_full' });
    }
  }
  return filed;
}

/** Company records have no files: a mail's files are listed and stay in the mailbox. */
export async function leaveFiles(tx: Tx, files: readonly ReceivedFile[]): Promise<ReceivedFile[]> {
  await releaseFiles(
    tx,
    files.flatMap(({ fileId }) => fileId ?? []),
    0,
  );
  return files.map((file) => (file.fileId ? { ...file, fileId: null, refusal: 'no_place' } : file));
}

interface FiledMail {
  mailId: Types.ObjectId;
  candidateId: Types.ObjectId;
  /** Whether the record's own person sent them. */
  isTheirs: boolean;
}
