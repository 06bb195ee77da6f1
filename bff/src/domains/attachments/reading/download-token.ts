import { createHmac } from 'node:crypto';
import { limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import { secretsMatch } from '../../../auth/session-id.ts';
import { AppError } from '../../../http/app-error.ts';

interface TokenParts {
  secret: string;
  /** Requesting session; the address is invalid in any other. */
  sessionId: Types.ObjectId;
}

const idLength = 24;

/** Creates the address token of an attachment, valid for ten minutes in one session. */
export function makeDownloadToken(
  attachmentId: Types.ObjectId,
  { secret, sessionId }: TokenParts,
  now = new Date(),
): { token: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + limits.file.downloadLink);
  const payload = `${attachmentId.toHexString()}${expiresAt.getTime().toString(36)}`;
  return { token: `${payload}.${sign(payload, secret, sessionId)}`, expiresAt };
}

/** Returns the attachment that a token names. @throws AppError NOT_FOUND for any invalid one */
export function readDownloadToken(
  token: string,
  { secret, sessionId }: TokenParts,
  now = new Date(),
): string {
  const [payload = '', signature = '', ...rest] = token.split('.');
  const expected = sign(payload, secret, sessionId);
  const holds = rest.length === 0 && secretsMatch(signature, expected);
  const expiresAt = Number.parseInt(payload.slice(idLength), 36);
  if (!holds || !(expiresAt > now.getTime())) throw new AppError('NOT_FOUND');
  return payload.slice(0, idLength);
}

const sign = (payload: string, secret: string, sessionId: Types.ObjectId): string =>
  createHmac('sha256', secret)
    .update(`file-download:${sessionId.toHexString()}:${payload}`)
    .digest('base64url');
