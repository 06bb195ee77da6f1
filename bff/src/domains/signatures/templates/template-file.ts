import { Readable } from 'node:stream';
import type { signatureTemplateEndpoints } from '@muster/contracts';
import type { RequestContext } from '../../../http/context.ts';
import type { FileAnswer, RangedFileAnswer } from '../../../http/mount-file.ts';
import type { Input } from '../../../http/mount.ts';
import { renderTemplate } from '../pdf/render-template.ts';
import { ofOwn } from './document-template.ts';
import { findOwnTemplate } from './find-own-template.ts';
import { pdfAnswer, uploadedFile } from './uploaded-pdf.ts';

type Endpoints = typeof signatureTemplateEndpoints;
const pdf = { contentType: 'application/pdf', inline: true } as const;

/**
 * Renders a template as it would be sent: gaps show their labels, places the party that fills them.
 */
export async function previewTemplate(
  _ctx: RequestContext,
  { params }: Input<Endpoints['preview']>,
): Promise<FileAnswer> {
  const template = ofOwn(await findOwnTemplate(params.id, null));
  const bytes = await renderTemplate(template, {
    title: template.name,
    at: new Date(),
    marks: true,
    values: Object.fromEntries(template.fields.map(({ key, label }) => [key, `[${label}]`])),
    names: {},
    address: null,
  });
  return {
    ...pdf,
    name: `${template.name}.pdf`,
    bytes: bytes.length,
    body: Readable.from([bytes]),
  };
}

/** Reads the PDF of a template, to place fields on it. */
export async function readTemplateSource(
  _ctx: RequestContext,
  { params }: Input<Endpoints['source']>,
): Promise<RangedFileAnswer> {
  const { pdfFileId } = await findOwnTemplate(params.id, null);
  return pdfAnswer(await uploadedFile(pdfFileId));
}
