import { Types } from 'mongoose';
import { z } from 'zod';
import type { EventHandlers } from '../../outbox/event-handlers.ts';
import { removeFile } from './run/export-files.ts';
import { exportFilesForgotten } from './exports.forget.ts';

const forgotten = z.object({ fileIds: z.array(z.string()) });

export const exportEvents: EventHandlers = {
  [exportFilesForgotten]: async ({ payload }) => {
    for (const id of forgotten.parse(payload).fileIds) await removeFile(new Types.ObjectId(id));
  },
};
