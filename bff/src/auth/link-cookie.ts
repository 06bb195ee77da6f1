import { hourMs } from '@muster/contracts';
import type { Request, Response } from 'express';
import { runtimeOf } from '../http/runtime.ts';
import { newToken } from './clear-token.ts';

const name = 'muster.link';
const deviceName = 'muster.device';
const linksPath = '/api/v1/links';
const longest = 12 * hourMs;

/** The right to an opened link: a cookie under the path of the link's handle alone. */
export interface LinkCookie {
  /** The secret that the browser holds for the handle in this request's path. */
  read(): string | null;
  /** Leaves the secret in the browser until the link ends, half a day at most. */
  give(handle: string, secret: string, expiresAt: Date): void;
  /** What tells this browser from others that hold the same link; null where it was not asked to keep it. */
  device(): string | null;
  /** Has the browser keep what tells it from others, for as long as a link lasts. */
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
        expires: new Date(Math.min(expiresAt.getTime(), Date.now() + longest)),
      });
    },
    device: () => read(deviceName),
    giveDevice: (expires) => {
      const device = read(deviceName) ?? newToken();
      res.cookie(deviceName, device, { ...safely(), path: linksPath, expires });
    },
  };
};
