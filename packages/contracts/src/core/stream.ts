import { z } from 'zod';
import { idSchema } from './primitives.ts';

/**
 * Events of the stream. Payloads carry only ids; screens read the records and receive what their
 * user may see.
 */
export const streamEventSchemas = {
  /** The stream is open; always the first event. */
  open: z.object({}),
  /** A notification for this person arrived, or was read or dismissed in another window. */
  notification: z.object({ id: idSchema.nullable(), unread: z.number().int() }),
  /** An export of this person progressed, ended or was cancelled. */
  export: z.object({ id: idSchema }),
  /** A bulk operation or an import of this person progressed or ended. */
  operation: z.object({ id: idSchema }),
  /** Applications of a job visible to this user changed. */
  pipeline: z.object({ jobId: idSchema }),
  /** Something happened in a conversation of this person. */
  chat: z.object({ threadId: idSchema }),
  /** Tasks that this person has, had or assigned changed in another browser or by the platform. */
  tasks: z.object({}),
  /** An area has another build or other screens: read the registry again. */
  remotes: z.object({}),
  /** The agency switched an area or the assistant on or off: read the session again. */
  features: z.object({}),
  /**
   * - `session`: it ended or was replaced: read it again, and reconnect if it is alive
   * - `stopping`: the server is shutting down; reconnect
   * - `replaced`: more streams than a person may have (`limits.stream.perUser`): poll instead
   */
  end: z.object({ reason: z.enum(['session', 'stopping', 'replaced']) }),
} as const;
export type StreamEventName = keyof typeof streamEventSchemas;
export type StreamEvent<K extends StreamEventName = StreamEventName> = {
  [N in K]: { name: N; data: z.infer<(typeof streamEventSchemas)[N]> };
}[K];
