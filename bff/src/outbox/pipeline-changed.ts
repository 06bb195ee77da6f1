import { z } from 'zod';

/** Somebody came onto a job, moved on it or left it: left by the applications, told by the streams. */
export const pipelineChanged = 'pipeline.changed';

export const pipelineChangedPayload = z.object({ jobId: z.string() });
