import { dayMs } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { createAccessToken } from './access-tokens.ts';

/** How long the page of an invitation can be opened after the end. */
const pageLife = 30 * dayMs;

/** What a mail needs whose reader can say by a link whether they come. */
export interface AnswerLink {
  opens: { type: string; id: Types.ObjectId };
}

/** Opens a place for a further link to an invitation; earlier ones show the same. */
export async function addAnswerLink(
  tx: Tx,
  subject: { type: string; id: Types.ObjectId },
  holderEmail: string,
  endsAt: Date,
): Promise<AnswerLink> {
  await createAccessToken(tx, {
    purpose: 'calendar_response',
    subject,
    holderEmail,
    keepEarlier: true,
    scopes: ['calendar:answer'],
    expiresAt: new Date(endsAt.getTime() + pageLife),
  });
  return { opens: subject };
}
