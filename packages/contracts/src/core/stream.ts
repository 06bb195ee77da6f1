import { z } from 'zod';
import { idSchema } from './primitives.ts';

/**
 * The events of the stream. Payloads carry ids alone; screens read the records and get what their
 * user may see.
 */
export const streamEventSchemas = {
  /** The stream is open; first of all. */
  open: z.object({}),
  /** A message for this person came, was read or put away in another window. */
  notification: z.object({ id: idSchema.nullable(), unread: z.number().int() }),
  /** An export of this person went on, ended or was cancelled. */
  export: z.object({ id: idSchema }),
  /** A bulk operation or an import of this person went on or ended. */
  operation: z.object({ id: idSchema }),
  /** Applications of a job visible to this user were changed. */
  pipeline: z.object({ jobId: idSchema }),
  /** Something happened in a conversation of this person. */
  chat: z.object({ threadId: idSchema }),
  /** Tasks that this person has, had or gave were changed in another browser, or by the platform. */
  tasks: z.object({}),
  /** An area has another build, or comes with other screens: look at the registry again. */
  remotes: z.object({}),
  /** The agency switched an area or the assistant on or off: look at the session again. */
  features: z.object({}),
  /**
   * - `session`: it is over or another one by now: look at it again, and connect anew if it lives
   * - `stopping`: the server goes; connect anew
   * - `replaced`: more streams than a person may have (`limits.stream.perUser`): ask now and then
   */
  end: z.object({ reason: z.enum(['session', 'stopping', 'replaced']) }),
} as const;
export type StreamEventName = keyof typeof streamEventSchemas;
export type StreamEvent<K extends StreamEventName = StreamEventName> = {
  [N in K]: { name: N; data: z.infer<(typeof streamEventSchemas)[N]> };
}[K];
