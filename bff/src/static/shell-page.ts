import { readFile, stat } from 'node:fs/promises';
import type { RequestHandler } from 'express';
import { AppError } from '../http/app-error.ts';
import { nonceOf } from '../http/security-headers.ts';
import { agencyName } from '../mail/agency.ts';

const noncePlaceholder = '__CSP_NONCE__';
const agencyPlaceholder = '__AGENCY_NAME__';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The shell's page for each address of the product, with the nonce of this answer and the agency's name. */
export function shellPage(file: string): RequestHandler {
  let kept: { changed: number; html: string } | null = null;
  const read = async (): Promise<string> => {
    const { mtimeMs } = await stat(file);
    if (kept?.changed !== mtimeMs) kept = { changed: mtimeMs, html: await readFile(file, 'utf8') };
    return kept.html;
  };
  return async (req, res, next) => {
    // A missing script or picture must not come back as a page.
    if (/\.\w{1,5}$/.test(req.path)) return next(new AppError('NOT_FOUND'));
    try {
      const html = await read();
      res
        .set('Cache-Control', 'no-store')
        .type('html')
        .send(
          html
            .replaceAll(noncePlaceholder, nonceOf(res))
            .replaceAll(agencyPlaceholder, escapeHtml(agencyName())),
        );
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      next(new AppError('UNAVAILABLE', { message: 'The shell is not built yet: npm run build.' }));
    }
  };
}
