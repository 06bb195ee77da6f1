import type { PlacedField, SignatureCategory, SignatureTemplate } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { isRecordId } from '../../../db/record-id.ts';
import { shippedTemplates, type ShippedTemplate } from './shipped-templates.ts';
import {
  SignatureTemplateModel,
  type SignatureTemplateRecord,
} from './signature-template.model.ts';

/** The content to sign: a text with gaps, or an uploaded PDF with places on its pages. */
export type TemplateContent =
  | { readonly kind: 'text'; readonly body: string }
  | {
      readonly kind: 'pdf';
      readonly fileId: Types.ObjectId;
      readonly placed: readonly PlacedField[];
    };

/** A template for documents, shipped or of the agency's own. */
export interface DocumentTemplate extends Omit<ShippedTemplate, 'body'> {
  readonly content: TemplateContent;
}

function ofShipped({ body, ...template }: ShippedTemplate): DocumentTemplate {
  return { ...template, content: { kind: 'text', body } };
}

/** Converts an own template to the form that documents are made from. */
export function ofOwn(record: SignatureTemplateRecord): DocumentTemplate {
  const { _id, revision, name, category, summary, fields, parties, order } = record;
  const { expiresInDays, requiresIdentity, pdfFileId, placed, body } = record;
  return {
    key: _id.toHexString(),
    revision,
    name,
    category,
    summary,
    parties,
    order,
    expiresInDays,
    requiresIdentity,
    // A PDF has no gaps.
    fields: pdfFileId ? [] : fields,
    content: pdfFileId ? { kind: 'pdf', fileId: pdfFileId, placed } : { kind: 'text', body },
  };
}

/** Finds a template by its key, active or not, because documents made from it continue. */
export async function findTemplate(
  key: string,
  session: ClientSession | null = null,
): Promise<DocumentTemplate | null> {
  const shipped = shippedTemplates.find((template) => template.key === key);
  if (shipped) return ofShipped(shipped);
  const own = await findOwn(key, session);
  return own && ofOwn(own);
}

/** Finds a template that new documents can be made from. */
export async function findOffered(
  key: string,
  session: ClientSession | null,
): Promise<DocumentTemplate | null> {
  const own = await findOwn(key, session);
  return own && own.status !== 'active' ? null : findTemplate(key, session);
}

/** Finds the agency's newest own text of a kind that new documents can be made from. */
export async function offeredOf(
  category: SignatureCategory,
  session: ClientSession | null,
): Promise<DocumentTemplate | null> {
  const own = await SignatureTemplateModel.findOne(
    // A document that only a client signs belongs to no placement.
    { category, status: 'active', parties: 'candidate', pdfFileId: null, deletedAt: null },
    null,
    { session },
  )
    .sort({ createdAt: -1 })
    .lean();
  return own && ofOwn(own);
}

const findOwn = async (key: string, session: ClientSession | null) =>
  isRecordId(key)
    ? SignatureTemplateModel.findOne({ _id: key, deletedAt: null }, null, {
        session,
      }).lean()
    : null;

/** Returns all templates for new documents: the agency's own first, by name. */
export async function offeredTemplates(): Promise<DocumentTemplate[]> {
  const own = await SignatureTemplateModel.find({ status: 'active', deletedAt: null })
    .sort({ nameKey: 1 })
    .lean();
  return [...own.map(ofOwn), ...shippedTemplates.map(ofShipped)];
}

/** Returns those of the given templates that are no longer offered. */
export async function retiredTemplates(keys: readonly string[]): Promise<DocumentTemplate[]> {
  const ids = keys.filter(isRecordId);
  if (ids.length === 0) return [];
  const own = await SignatureTemplateModel.find({
    _id: { $in: ids },
    status: { $ne: 'active' },
    deletedAt: null,
  }).lean();
  return own.map(ofOwn);
}

/** Returns the template as a choice. */
export const showTemplate = (
  { content, fields, parties, ...template }: DocumentTemplate,
  lastUsedAt: Date | null,
): SignatureTemplate => ({
  ...template,
  source: content.kind,
  fields: [...fields],
  parties: [...parties],
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
