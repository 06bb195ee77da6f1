import { hourMs } from '@muster/contracts';
import type { Request, Response } from 'express';
import { runtimeOf } from '../http/runtime.ts';

const name = 'muster.link';
const longest = 12 * hourMs;

/** The right to an opened link: a cookie under the path of the link's handle alone. */
export interface LinkCookie {
  /** The secret that the browser holds for the handle in this request's path. */
  read(): string | null;
  /** Leaves the secret in the browser until the link ends, half a day at most. */
  give(handle: string, secret: string, expiresAt: Date): void;
}

export const linkCookie = (req: Request, res: Response): LinkCookie => ({
  read: () => {
    const pair = (req.get('cookie') ?? '')
      .split(/;\s*/)
      .find((part) => part.startsWith(`${name}=`));
    return pair ? pair.slice(name.length + 1) : null;
  },
  give: (handle, secret, expiresAt) => {
    res.cookie(name, secret, {
      path: `/api/v1/links/${handle}`,
      httpOnly: true,
      sameSite: 'lax',
      secure: runtimeOf(req).config.publicUrl.protocol === 'https:',
      expires: new Date(Math.min(expiresAt.getTime(), Date.now() + longest)),
    });
  },
});
