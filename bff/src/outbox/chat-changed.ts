import type { Types } from 'mongoose';
import { z } from 'zod';

/** Event: a conversation changed; emitted by the chat, sent by the streams. */
export const chatChanged = 'chat.changed';

export const chatChangedPayload = z.object({
  threadId: z.string(),
  /** The participants, by {@link partyKey}: only their streams receive it. */
  parties: z.array(z.string()),
});

interface Party {
  readonly audience: string;
  readonly userId: Types.ObjectId;
  readonly companyId: Types.ObjectId | null;
}

/** Returns the key of a participant in one role; for clients it includes their company. */
export const partyKey = ({ audience, userId, companyId }: Party): string =>
  `${audience}:${userId.toHexString()}:${companyId?.toHexString() ?? ''}`;
