import { Types } from 'mongoose';
import { z } from 'zod';
import type { EventHandlers } from '../../outbox/event-handlers.ts';
import { fileClean } from '../files/api/files.ts';
import { attachmentTextDue } from './changes/attach-file.ts';
import { AttachmentModel } from '../../records/attachments/attachment.model.ts';
import { readAttachmentText } from './reading/read-attachment-text.ts';

const textDue = z.object({ attachmentId: z.string() });
const clean = z.object({ fileId: z.string() });

/** Once a file is clean, its text is extracted for search and for CV reading. */
export const attachmentEvents: EventHandlers = {
  [attachmentTextDue]: ({ payload, requestId }) =>
    readAttachmentText(textDue.parse(payload).attachmentId, requestId),
  [fileClean]: async ({ payload, requestId }) => {
    const fileId = new Types.ObjectId(clean.parse(payload).fileId);
    const using = await AttachmentModel.find({ fileId, deletedAt: null }, { _id: 1 }).lean();
    for (const { _id } of using) await readAttachmentText(_id.toHexString(), requestId);
  },
};
