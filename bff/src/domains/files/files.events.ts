import { Types } from 'mongoose';
import { z } from 'zod';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { broughtForgotten } from '../../mail/forget-mails.ts';
import type { EventHandlers } from '../../outbox/event-handlers.ts';
import { filesGivenUp, releaseFiles } from './api/files.ts';
import { purgeFiles } from './files.jobs.ts';
import { fileReceived } from './upload/complete-upload.ts';
import { scanFile } from './scan/scan-file.ts';

const forgotten = z.object({ fileIds: z.array(z.string()) });
const received = z.object({ fileId: z.string() });

/** Scans complete files; an unavailable scanner is retried. */
export const fileEvents: EventHandlers = {
  [fileReceived]: ({ payload, requestId }, { config }) =>
    scanFile(config, received.parse(payload).fileId, requestId),
  [broughtForgotten]: ({ payload }) => {
    const ids = forgotten.parse(payload).fileIds.map((id) => new Types.ObjectId(id));
    return transact(systemContext('files.forget'), (tx) => releaseFiles(tx, ids, 0));
  },
  [filesGivenUp]: async () => void (await purgeFiles(new AbortController().signal)),
};
