import { limits } from '@muster/contracts';
import { Types } from 'mongoose';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { announceChange } from '../../../outbox/record-changed.ts';
import { readableTypes } from '../../../text-extraction/text-extraction.types.ts';
import { extractText } from '../../../text-extraction/extract-text.ts';
import { findFiles, readWholeFile, setPages, showFile } from '../../files/api/files.ts';
import {
  AttachmentModel,
  AttachmentTextModel,
} from '../../../records/attachments/attachment.model.ts';
import { isSensitive } from '../attachments.policy.ts';

/** Extracts and stores the text of an attachment whose file is clean; never that of a 🔒 one. */
export async function readAttachmentText(attachmentId: string, requestId: string): Promise<void> {
  const _id = new Types.ObjectId(attachmentId);
  const attachment = await AttachmentModel.findOne({ _id, deletedAt: null }).lean();
  // Only candidates are searchable by their files; jobs and clients are not.
  if (attachment?.ownerType !== 'candidate' || isSensitive(attachment.type)) return;
  if (await AttachmentTextModel.exists({ _id })) return;
  const file = (await findFiles([attachment.fileId])).get(attachment.fileId.toHexString());
  if (file?.scan !== 'clean') return;
  const { type } = showFile(file);
  if (!Object.hasOwn(readableTypes, type)) return;
  const read = await extractText(await readWholeFile(file), type);
  if (!read) return;
  await transact(systemContext(requestId), async (tx) => {
    const { session } = tx;
    if (type === 'application/pdf') await setPages(tx, file._id, read.pages.length);
    // The type may have become an ID document during reading.
    const current = await AttachmentModel.findById(_id, null, { session }).lean();
    if (!current || isSensitive(current.type) || !read.hasText) return;
    await AttachmentTextModel.updateOne(
      { _id },
      { $set: { extractedText: read.text.slice(0, limits.file.textChars) } },
      { upsert: true, session },
    );
    announceChange(tx, 'attachment', _id);
  });
}
