import { allRoutes, matchRoute, pageStartId, type PageStart } from '@muster/contracts';
import { readFile, stat } from 'node:fs/promises';
import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '../http/app-error.ts';
import { nonceOf } from '../http/security-headers.ts';
import { agencyName } from '../mail/agency.ts';
import { agencyLogoUrl } from '../settings/agency-logo.ts';
import { agencySettings } from '../settings/agency-settings.ts';
import { brandStyle } from './brand-style.ts';
import type { FirstFiles } from './first-files.ts';
import type { KnownStart } from './page-start.ts';

const noncePlaceholder = '__CSP_NONCE__';
const agencyPlaceholder = '__AGENCY_NAME__';
const logoPlaceholder = '__AGENCY_LOGO__';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

interface PageParts {
  /** The built page. */
  file: string;
  readStart: (req: Request, res: Response) => Promise<KnownStart | null>;
  /** What search engines read of the address; empty for most. */
  readSearchHead: (req: Request) => Promise<string>;
  findFirstFiles: (path: string, start: KnownStart | null) => Promise<FirstFiles>;
}

/**
 * The shell's page for each address of the product: with the nonce of this answer, the agency's
 * name, colour and picture, who is there and what runs, and what this address will need first.
 */
export function shellPage({
  file,
  readStart,
  readSearchHead,
  findFirstFiles,
}: PageParts): RequestHandler {
  let kept: { changed: number; html: string } | null = null;
  const readPage = async (): Promise<string> => {
    const { mtimeMs } = await stat(file);
    if (kept?.changed !== mtimeMs) kept = { changed: mtimeMs, html: await readFile(file, 'utf8') };
    return kept.html;
  };
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    // A missing script or picture must not come back as a page.
    if (/\.\w{1,5}$/.test(req.path)) return next(new AppError('NOT_FOUND'));
    const html = await readPage().catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      throw new AppError('UNAVAILABLE', { message: 'The shell is not built yet: npm run build.' });
    });
    const start = await readStart(req, res);
    const first = await findFirstFiles(req.path, start);
    const head =
      preloads(first) +
      (start ? startElement({ ...start, ...first }) : '') +
      (await readSearchHead(req)) +
      brandStyle(agencySettings().company.brandColor, nonceOf(res));
    if (isForGuests(req.path)) res.set('Referrer-Policy', 'no-referrer');
    res
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(
        html
          .replaceAll(noncePlaceholder, nonceOf(res))
          .replaceAll(agencyPlaceholder, escapeHtml(agencyName()))
          .replaceAll(logoPlaceholder, agencyLogoUrl() ?? '')
          .replace('</head>', () => `${head}</head>`),
      );
  };
}

/** Addresses of pages without an account hold handles of links, which no other site may learn. */
function isForGuests(path: string): boolean {
  const layout = matchRoute(allRoutes, path)?.route.layout;
  return layout === 'guest' || layout === 'by-role';
}

function preloads({ scripts, styles, fonts }: FirstFiles): string {
  const link = (kind: string) => (file: string) =>
    `<link rel="preload" as="${kind}" href="${escapeHtml(file)}"${kind === 'font' ? ' crossorigin' : ''}>`;
  return [
    ...styles.map(link('style')),
    ...scripts.map(link('script')),
    ...fonts.map(link('font')),
  ].join('');
}

/** JSON is no program: it needs no nonce, and cannot end its own element. */
function startElement({ session, remotes, manifests }: PageStart): string {
  const json = JSON.stringify({ session, remotes, manifests }).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${pageStartId}">${json}</script>`;
}
