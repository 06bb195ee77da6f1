import { brandShades, escapeHtml, fillBlocks, fillLine } from '@muster/contracts';
import { agencySettings } from '../settings/agency-settings.ts';
import { agencyName } from './agency.ts';
import type { MailBlock, MailLink, MailTemplate } from './template.ts';

/** Placeholder in stored bodies for the token of the sent mail. */
export const tokenPlaceholder = '•••';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/**
 * Renders a mail as HTML and text. `token` returns the clear token of a link when a mail is sent,
 * and the placeholder when it is stored.
 */
export function renderMail(
  template: MailTemplate,
  variables: Record<string, string>,
  publicUrl: URL,
  token: (purpose: NonNullable<MailLink['token']>) => string,
): RenderedMail {
  const subject = oneLine(fillLine(template.subject, valuesOf(template, variables)));
  const address = ({ path, token: purpose }: MailLink) =>
    new URL(path, publicUrl).href + (purpose ? `#${token(purpose)}` : '');
  const blocks = blocksOf(template, variables);
  return {
    subject,
    text: `${blocks.map((block) => textOf(block, address)).join('\n\n')}${signature()}`,
    html: page(subject, blocks.map((block) => htmlOf(block, address)).join('\n')),
  };
}

/** Returns the agency's imprint, as far as the settings contain it. */
function imprint(): string[] {
  const { legalName, address, contactEmail } = agencySettings().company;
  const name = agencyName();
  return [name, legalName === name ? null : legalName, address, contactEmail].flatMap(
    (line) => line?.split('\n') ?? [],
  );
}

/** Returns the signature below every mail, with the agency's imprint. */
const signature = (): string => `\n\n-- \n${imprint().join('\n')}\n`;

/** Returns the editable text of a mail: all but the signature. */
export const withoutSignature = (text: string): string =>
  text.endsWith(signature()) ? text.slice(0, -signature().length) : text;

/** Returns the purposes of the tokens that a mail needs. */
export const tokensOf = (
  template: MailTemplate,
  variables: Record<string, string>,
): NonNullable<MailLink['token']>[] =>
  blocksOf(template, variables).flatMap((block) =>
    'link' in block && block.link.token ? [block.link.token] : [],
  );

function blocksOf(template: MailTemplate, variables: Record<string, string>): MailBlock[] {
  const { body, links, optional } = template;
  const blocks = fillBlocks(body, valuesOf(template, variables), links);
  return optional ? [...blocks, unsubscribe] : blocks;
}

const valuesOf = ({ computed }: MailTemplate, variables: Record<string, string>) => ({
  ...variables,
  ...computed?.(variables),
});

const unsubscribe: MailBlock = {
  kind: 'link',
  label: 'Unsubscribe from e-mails like this one',
  link: { path: '/t/', token: 'unsubscribe' },
};

const brand = (): string => agencySettings().company.brandColor;

type Address = (link: MailLink) => string;

function textOf(block: MailBlock, address: Address): string {
  if (block.kind === 'text') return block.text;
  if (block.kind === 'heading') return block.text.toUpperCase();
  return `${block.label}: ${address(block.link)}`;
}

function htmlOf(block: MailBlock, address: Address): string {
  if (block.kind === 'text')
    return `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(block.text)}</p>`;
  if (block.kind === 'heading')
    return `<h2 style="margin:24px 0 8px;font-size:16px">${escapeHtml(block.text)}</h2>`;
  const anchor = (style: string, name = 'button') =>
    `<a class="${name}" href="${escapeHtml(address(block.link))}" style="${style}">${escapeHtml(block.label)}</a>`;
  if (block.kind === 'link')
    return `<p style="margin:0 0 8px">${anchor(`color:${brand()};text-decoration:underline`, 'link')}</p>`;
  return `<p style="margin:24px 0">${anchor(`display:inline-block;padding:10px 18px;border-radius:6px;background:${brand()};color:#ffffff;text-decoration:none;font-weight:600`)}</p>`;
}

/** The last shade, cached because computing one takes a moment. */
let known = { brand: '', shade: '' };

function linkInTheDark(colour: string): string {
  if (known.brand !== colour) known = { brand: colour, shade: brandShades(colour).dark.text };
  return known.shade;
}

/** Styles for dark mail programs that let a mail adapt. */
const inTheDark = (): string =>
  [
    '@media (prefers-color-scheme: dark){',
    '.page{background:#14181f!important;color:#e6e9ef!important}',
    '.card{background:#1d232d!important}',
    '.quiet{color:#a3adbd!important}',
    `.link{color:${linkInTheDark(brand())}!important}`,
    '}',
  ].join('');

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>${inTheDark()}</style><title>${escapeHtml(title)}</title></head>
<body class="page" style="margin:0;padding:24px;background:#f4f5f7;color:#1c2330;font:16px/1.5 -apple-system,'Segoe UI',Helvetica,Arial,sans-serif">
<div class="card" style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px">
${body}
<p class="quiet" style="margin:32px 0 0;color:#5c6677;font-size:13px">${imprint().map(escapeHtml).join('<br>')}</p>
</div>
</body>
</html>
`;

/** A line break in a subject would start another header. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').slice(0, 200);
