import { allRoutes, matchRoute } from '@muster/contracts';
import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '../http/app-error.ts';
import type { EntryPage } from './entry-pages.ts';
import type { FirstFiles } from './first-files.ts';
import { preloads, sendPage, startElement } from './page-parts.ts';
import type { KnownStart } from './page-start.ts';

interface PageParts {
  /** Returns the page of a shell build, as built. */
  readPage: (build: string) => Promise<string>;
  readStart: (req: Request, res: Response) => Promise<KnownStart | null>;
  /** Returns the shell build for the user of the start data. */
  shellOf: (start: KnownStart | null) => Promise<string | null>;
  /** Returns the head for search engines of the address; empty for most. */
  readSearchHead: (req: Request) => Promise<string>;
  findFirstFiles: (path: string, shell: string, start: KnownStart | null) => Promise<FirstFiles>;
  /** Returns the page that a visitor gets instead of the shell's; null for most. */
  findEntryPage: (path: string, start: KnownStart | null) => Promise<EntryPage | null>;
  /** Returns the first answers of an entry page, by address. */
  readAnswers: (req: Request) => Promise<Readonly<Record<string, unknown>>>;
}

/**
 * Serves the page at each address of the product: to visitors the entry page of its area if there
 * is one, otherwise the shell's page with the session, the releases and the first files of this
 * address.
 */
export function shellPage(parts: PageParts): RequestHandler {
  const { readPage, readStart, shellOf, readSearchHead, findFirstFiles } = parts;
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    // A missing script or picture must not return a page.
    if (/\.\w{1,5}$/.test(req.path)) return next(new AppError('NOT_FOUND'));
    const start = await readStart(req, res);
    const shell = await shellOf(start);
    if (shell === null) throw notBuilt();
    const first = await findFirstFiles(req.path, shell, start);
    if (isForGuests(req.path)) res.set('Referrer-Policy', 'no-referrer');
    const entry = await parts.findEntryPage(req.path, start);
    if (entry) {
      const [answers, searchHead] = await Promise.all([
        parts.readAnswers(req),
        readSearchHead(req),
      ]);
      const ahead = [...first.shell, ...first.styles, ...first.scripts, ...entry.ahead];
      const brought = startElement({ answers, ahead: [...ahead, ...first.fonts] });
      return sendPage(res, entry.html, preloads({ fonts: entry.fonts }) + brought + searchHead);
    }
    const html = await readPage(shell).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? notBuilt() : error;
    });
    const { manifests } = first;
    const brought = start ? startElement({ ...start, manifests }) : '';
    return sendPage(res, html, preloads(first) + brought + (await readSearchHead(req)));
  };
}

const notBuilt = () =>
  new AppError('UNAVAILABLE', { message: 'The shell is not built yet: npm run build.' });

/**
 * Addresses of pages without an account contain handles of links, which no other site may learn.
 */
function isForGuests(path: string): boolean {
  const layout = matchRoute(allRoutes, path)?.route.layout;
  return layout === 'guest' || layout === 'by-role';
}
