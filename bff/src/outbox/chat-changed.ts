import type { Types } from 'mongoose';
import { z } from 'zod';

/** Something happened in a conversation: left by the chat, told by the streams. */
export const chatChanged = 'chat.changed';

export const chatChangedPayload = z.object({
  threadId: z.string(),
  /** The people concerned, by {@link partyKey}: only their streams are told. */
  parties: z.array(z.string()),
});

interface Party {
  readonly audience: string;
  readonly userId: Types.ObjectId;
  readonly companyId: Types.ObjectId | null;
}

/** A participant in their capacity; for clients that is their company. */
export const partyKey = ({ audience, userId, companyId }: Party): string =>
  `${audience}:${userId.toHexString()}:${companyId?.toHexString() ?? ''}`;
