import { z } from 'zod';
import type { EventHandlers } from '../../outbox/event-handlers.ts';
import { filesGivenUp } from './api/files.ts';
import { purgeFiles } from './files.jobs.ts';
import { fileReceived } from './upload/complete-upload.ts';
import { scanFile } from './scan/scan-file.ts';

const received = z.object({ fileId: z.string() });

/** A file that came whole is scanned; a scanner that is away is asked again. */
export const fileEvents: EventHandlers = {
  [fileReceived]: ({ payload, requestId }, { config }) =>
    scanFile(config, received.parse(payload).fileId, requestId),
  [filesGivenUp]: async () => void (await purgeFiles(new AbortController().signal)),
};
