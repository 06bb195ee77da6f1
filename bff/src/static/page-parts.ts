import { escapeHtml, pageStartId, type EntryStart, type PageStart } from '@muster/contracts';
import type { Request, Response } from 'express';
import { nonceOf } from '../http/security-headers.ts';
import { agencyName } from '../mail/agency.ts';
import { agencyLogoUrl } from '../settings/agency-logo.ts';
import { agencySettings } from '../settings/agency-settings.ts';
import { brandStyle } from './brand-style.ts';
import type { FirstFiles } from './first-files.ts';

/** Returns links that preload what a page requests as soon as its scripts run. */
export function preloads({
  scripts = [],
  styles = [],
  fonts = [],
}: Partial<Pick<FirstFiles, 'scripts' | 'styles' | 'fonts'>>): string {
  const link = (kind: string) => (file: string) =>
    `<link rel="preload" as="${kind}" href="${escapeHtml(file)}"${kind === 'font' ? ' crossorigin' : ''}>`;
  return [
    ...styles.map(link('style')),
    ...scripts.map(link('script')),
    ...fonts.map(link('font')),
  ].join('');
}

/** JSON is not executed, so it needs no nonce; the escape prevents it from closing its element. */
export function startElement(start: PageStart | EntryStart): string {
  const json = JSON.stringify(start).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${pageStartId}">${json}</script>`;
}

/**
 * Sends a built page with the nonce of this answer, the agency's name, colour, logo and contact
 * data, and other content of its head.
 */
export function sendPage(res: Response, html: string, head: string): void {
  const { brandColor, contactEmail, contactPhone } = agencySettings().company;
  res
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(
      html
        .replaceAll('__CSP_NONCE__', nonceOf(res))
        .replaceAll('__AGENCY_NAME__', escapeHtml(agencyName()))
        .replaceAll('__AGENCY_LOGO__', agencyLogoUrl() ?? '')
        .replaceAll('__AGENCY_MAIL__', escapeHtml(contactEmail ?? ''))
        .replaceAll('__AGENCY_PHONE__', escapeHtml(contactPhone ?? ''))
        .replace('</head>', () => `${head}${brandStyle(brandColor, nonceOf(res))}</head>`),
    );
}

/** Returns the query of a request. */
export const queryOf = (req: Request): URLSearchParams =>
  new URL(req.originalUrl, 'http://page').searchParams;
