import type { MailedPurpose } from '@muster/contracts';
import { Types } from 'mongoose';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { createAccessToken, type AccessTokenRequest } from './api/access-tokens.ts';
import { keptCode } from '../../auth/mailed-code.ts';
import { AccessTokenModel, type AccessToken } from './access-token.model.ts';
import { linkMinters } from './link-minters.ts';

type MailedRequest = AccessTokenRequest & { purpose: MailedPurpose };

/** Creates a link with the stored record and the clear token of its mail. */
export async function createLink(
  changes: Partial<MailedRequest> = {},
): Promise<{ token: string; stored: AccessToken }> {
  const request: MailedRequest = {
    purpose: 'client_feedback',
    subject: { type: 'Application', id: new Types.ObjectId() },
    holderEmail: 'guest@client.test',
    scopes: ['feedback:write'],
    expiresAt: new Date(Date.now() + 3_600_000),
    ...changes,
  };
  const stored = await transact(systemContext('fixture'), (tx) => createAccessToken(tx, request));
  const mint = linkMinters[request.purpose];
  if (!mint) throw new Error(`Nobody makes links for ${request.purpose}`);
  const token = await mint({
    mailId: new Types.ObjectId().toHexString(),
    email: request.holderEmail,
    userId: null,
    subject: { type: request.subject.type, id: request.subject.id.toHexString() },
  });
  return { token, stored };
}

/** Gives a link the code `123456`, as if it had been mailed. */
export async function giveLinkCode({ _id }: Pick<AccessToken, '_id'>): Promise<string> {
  const code = '123456';
  await AccessTokenModel.updateOne({ _id }, { $set: keptCode(_id, code, new Date()) });
  return code;
}
