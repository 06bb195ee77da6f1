import { z } from 'zod';

/** Records that can be followed. */
export const followSubjects = ['candidate'] as const;
export type FollowSubject = (typeof followSubjects)[number];

/** Whether the person follows a record. */
export const followSchema = z.object({ following: z.boolean() });
export type Follow = z.infer<typeof followSchema>;
