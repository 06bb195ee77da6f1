import { limits } from '@muster/contracts';
import type { Request, Response } from 'express';
import { runtimeOf } from '../http/runtime.ts';
import { newToken } from './clear-token.ts';

const name = 'muster.link';
const deviceName = 'muster.device';
const linksPath = '/api/v1/links';

/** Access to an opened link: a cookie whose path is that of the link's handle. */
export interface LinkCookie {
  /** Returns the browser's secret for the handle in this request's path. */
  read(): string | null;
  /** Stores the secret in the browser until the link ends, for half a day at most. */
  give(handle: string, secret: string, expiresAt: Date): void;
  /**
   * Returns the id that tells this browser from others with the same link; null if none was stored.
   */
  device(): string | null;
  /** Stores an id that tells this browser from others, until the link ends. */
  giveDevice(expiresAt: Date): void;
}

export const linkCookie = (req: Request, res: Response): LinkCookie => {
  const read = (wanted: string): string | null => {
    const pair = (req.get('cookie') ?? '')
      .split(/;\s*/)
      .find((part) => part.startsWith(`${wanted}=`));
    return pair ? pair.slice(wanted.length + 1) : null;
  };
  const safely = () => ({
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: runtimeOf(req).config.publicUrl.protocol === 'https:',
  });
  return {
    read: () => read(name),
    give: (handle, secret, expiresAt) => {
      res.cookie(name, secret, {
        ...safely(),
        path: `${linksPath}/${handle}`,
        expires: new Date(Math.min(expiresAt.getTime(), Date.now() + limits.publicToken.open)),
      });
    },
    device: () => read(deviceName),
    giveDevice: (expires) => {
      const device = read(deviceName) ?? newToken();
      res.cookie(deviceName, device, { ...safely(), path: linksPath, expires });
    },
  };
};
