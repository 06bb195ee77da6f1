import { z } from 'zod';

/**
 * Event: a candidate was added to a job, moved on it or removed; published by applications, sent by
 * the streams.
 */
export const pipelineChanged = 'pipeline.changed';

export const pipelineChangedPayload = z.object({ jobId: z.string() });
