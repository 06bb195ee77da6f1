import { allRoutes, matchRoute, pageStartId, type PageStart } from '@muster/contracts';
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
  /** The page of a build of the shell, as it was built. */
  readPage: (build: string) => Promise<string>;
  readStart: (req: Request, res: Response) => Promise<KnownStart | null>;
  /** The build of the shell for whom the start is of. */
  shellOf: (start: KnownStart | null) => Promise<string | null>;
  /** What search engines read of the address; empty for most. */
  readSearchHead: (req: Request) => Promise<string>;
  findFirstFiles: (path: string, shell: string, start: KnownStart | null) => Promise<FirstFiles>;
}

/**
 * The shell's page for each address of the product: with the nonce of this answer, the agency's
 * name, colour and picture, who is there and what runs, and what this address will need first.
 */
export function shellPage({
  readPage,
  readStart,
  shellOf,
  readSearchHead,
  findFirstFiles,
}: PageParts): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    // A missing script or picture must not come back as a page.
    if (/\.\w{1,5}$/.test(req.path)) return next(new AppError('NOT_FOUND'));
    const start = await readStart(req, res);
    const shell = await shellOf(start);
    if (shell === null) throw notBuilt();
    const html = await readPage(shell).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? notBuilt() : error;
    });
    const first = await findFirstFiles(req.path, shell, start);
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

const notBuilt = () =>
  new AppError('UNAVAILABLE', { message: 'The shell is not built yet: npm run build.' });

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
