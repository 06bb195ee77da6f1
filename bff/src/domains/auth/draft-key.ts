import { hkdfSync } from 'node:crypto';
import type { ResponseOf, meEndpoints } from '@muster/contracts';
import type { Config } from '../../config.ts';
import type { SessionContext } from '../../http/context.ts';

/**
 * The key of a person's drafts, derived and kept nowhere: their devices hold what it encrypts and
 * ask for it with a session. Another session secret makes earlier drafts unreadable.
 */
export const readDraftKey =
  ({ sessionSecret }: Pick<Config, 'sessionSecret'>) =>
  ({ session }: SessionContext): Promise<ResponseOf<typeof meEndpoints.draftKey>> => {
    const purpose = `muster drafts ${session.user._id.toHexString()}`;
    const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', purpose, 32));
    return Promise.resolve({ key: key.toString('base64') });
  };
