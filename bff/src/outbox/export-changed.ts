import { z } from 'zod';

/**
 * Event: an export of a user progressed, ended or was cancelled; emitted by the exports, sent by
 * the streams.
 */
export const exportChanged = 'export.changed';

export const exportChangedPayload = z.object({ userId: z.string(), exportId: z.string() });
