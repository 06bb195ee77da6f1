import type { Types } from 'mongoose';
import { z } from 'zod';

/** Something happened in a conversation: left by the chat, told by the streams. */
export const chatChanged = 'chat.changed';

export const chatChangedPayload = z.object({
  threadId: z.string(),
  /** Whom it concerns, by {@link partyKey}: nobody else hears of it. */
  parties: z.array(z.string()),
});

interface Party {
  readonly audience: string;
  readonly userId: Types.ObjectId;
  readonly companyId: Types.ObjectId | null;
}

/** Somebody in the capacity in which they take part; for a client that is their company. */
export const partyKey = ({ audience, userId, companyId }: Party): string =>
  `${audience}:${userId.toHexString()}:${companyId?.toHexString() ?? ''}`;
