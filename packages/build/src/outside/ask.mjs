import { setTimeout as pause } from 'node:timers/promises';
import { Refused } from './refused.mjs';

const tries = 3;

/**
 * One request; a connection that is lost while bytes are sent is tried again, since a part that is
 * there already changes nothing.
 * @param {'POST' | 'PUT'} method @param {string} address @param {object | Buffer} [sent]
 * @returns {Promise<any>}
 */
export async function ask(method, address, sent) {
  const isBytes = Buffer.isBuffer(sent);
  const type = isBytes ? 'application/octet-stream' : 'application/json';
  for (let left = method === 'PUT' ? tries : 1; ; left -= 1) {
    const answer = await fetch(address, {
      method,
      redirect: 'error',
      ...(sent && { headers: { 'Content-Type': type } }),
      ...(sent && { body: isBytes ? new Uint8Array(sent) : JSON.stringify(sent) }),
    }).catch((/** @type {Error} */ error) => error);
    if (answer instanceof Error && left > 1) await pause(500);
    else return read(answer);
  }
}

/** @param {Response | Error} answer */
async function read(answer) {
  if (answer instanceof Error)
    throw new Refused(`The platform cannot be reached: ${answer.cause ?? answer.message}`);
  const body = await answer.json().catch(() => ({}));
  if (answer.ok) return body;
  if (body.error?.code === 'API_KEY_INVALID')
    throw new Refused(
      'The release token is unknown, revoked, expired, or for another remote; or this clock is wrong.',
    );
  const fields = (body.error?.fields ?? []).map(
    (/** @type {any} */ { path, message }) => `${path}: ${message}`,
  );
  throw new Refused(
    [body.error?.message ?? `The platform answers ${answer.status}.`, ...fields].join('\n'),
  );
}
