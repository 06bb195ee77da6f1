import { dayMs } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { createAccessToken } from './access-tokens.ts';

/** How long the page of an invitation stays available after its end. */
const pageLife = 30 * dayMs;

/** Parameters of a link by which the reader of a mail accepts or declines. */
export interface AnswerLink {
  opens: { type: string; id: Types.ObjectId };
}

/** Adds a link to an invitation; earlier ones show the same page. */
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
