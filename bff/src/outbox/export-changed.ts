import { z } from 'zod';

/** A file of a person went on, ended or was cancelled: left by the exports, told by the streams. */
export const exportChanged = 'export.changed';

export const exportChangedPayload = z.object({ userId: z.string(), exportId: z.string() });
