import { hkdfSync } from 'node:crypto';
import type { ResponseOf, meEndpoints } from '@muster/contracts';
import type { Config } from '../../config.ts';
import type { SessionContext } from '../../http/context.ts';

/**
 * Derives the key of a user's drafts, which is stored nowhere: their devices hold the encrypted
 * drafts and request the key with a session. Changing the session secret makes earlier drafts
 * unreadable.
 */
export const readDraftKey =
  ({ sessionSecret }: Pick<Config, 'sessionSecret'>) =>
  ({ session }: SessionContext): Promise<ResponseOf<typeof meEndpoints.draftKey>> => {
    const purpose = `muster drafts ${session.user._id.toHexString()}`;
    const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', purpose, 32));
    return Promise.resolve({ key: key.toString('base64') });
  };
