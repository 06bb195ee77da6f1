import type { ClientSession, Types } from 'mongoose';
import {
  limits,
  type OwnSignatureTemplate,
  type SignatureTemplateRow,
  type signatureTemplateEndpoints,
} from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { recordId } from '../../../db/record-id.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { SignatureDocumentModel } from '../signature-document.model.ts';
import { shippedTemplates } from './shipped-templates.ts';
import {
  SignatureTemplateModel,
  type SignatureTemplateRecord,
} from './signature-template.model.ts';

type Endpoints = typeof signatureTemplateEndpoints;

/** Fields that the audit log keeps of each change; the wording itself is not among them. */
const auditedFields = [
  'name',
  'category',
  'parties',
  'order',
  'expiresInDays',
  'requiresIdentity',
  'status',
  'revision',
] as const satisfies readonly (keyof SignatureTemplateRecord)[];

/** @throws AppError NOT_FOUND */
export async function findOwnTemplate(
  id: string,
  session: ClientSession | null,
): Promise<SignatureTemplateRecord> {
  const template = await SignatureTemplateModel.findOne(
    { _id: recordId(id), deletedAt: null },
    null,
    { session },
  ).lean();
  if (!template) throw new AppError('NOT_FOUND');
  return template;
}

export const auditTemplate = (
  tx: Tx,
  verb: string,
  before: SignatureTemplateRecord | null,
  after: SignatureTemplateRecord,
): Promise<void> =>
  audit(tx, {
    action: `signature_template.${verb}`,
    entity: 'signature_template',
    entityId: after._id,
    changes: changesBetween<SignatureTemplateRecord>(before, after, auditedFields),
  });

/** Lists all own templates by name; drafts and active ones before retired ones. */
export const listOwnTemplates: Service<Endpoints['list']> = async () => {
  const templates = await SignatureTemplateModel.find({ deletedAt: null })
    .sort({ nameKey: 1 })
    .limit(limits.signature.templates)
    .select('-body -placed -fields')
    .lean();
  const retiredLast = templates.toSorted(
    (a, b) => Number(a.status === 'retired') - Number(b.status === 'retired'),
  );
  return {
    data: await showRows(retiredLast),
    shipped: shippedTemplates.map(({ key, name, summary }) => ({ key, name, summary })),
  };
};

export const readOwnTemplate: Service<Endpoints['read']> = async (_ctx, { params }) =>
  showOwnTemplate(await findOwnTemplate(params.id, null));

async function showRows(
  templates: readonly SignatureTemplateRecord[],
  session: ClientSession | null = null,
): Promise<SignatureTemplateRow[]> {
  const people = await findPeople(
    templates.map(({ updatedBy }) => updatedBy),
    session,
  );
  const used = await usesOf(
    templates.map(({ _id }) => _id),
    session,
  );
  return templates.map((template) => ({
    id: template._id.toHexString(),
    name: template.name,
    category: template.category,
    source: template.source,
    summary: template.summary,
    parties: template.parties,
    status: template.status,
    revision: template.revision,
    used: used.get(template._id.toHexString()) ?? 0,
    updatedAt: template.updatedAt.toISOString(),
    updatedBy: people.ref(template.updatedBy),
    version: template.version,
  }));
}

async function usesOf(
  ids: readonly Types.ObjectId[],
  session: ClientSession | null,
): Promise<ReadonlyMap<string, number>> {
  const rows = await SignatureDocumentModel.aggregate<{ _id: string; count: number }>(
    [
      { $match: { templateKey: { $in: ids.map((id) => id.toHexString()) }, deletedAt: null } },
      { $group: { _id: '$templateKey', count: { $sum: 1 } } },
    ],
    session ? { session } : {},
  );
  return new Map(rows.map(({ _id, count }) => [_id, count]));
}

/** Returns a template for editing. */
export async function showOwnTemplate(
  template: SignatureTemplateRecord,
  session: ClientSession | null = null,
): Promise<OwnSignatureTemplate> {
  const [row] = await showRows([template], session);
  if (!row) throw new Error('The template was not shown');
  const { body, fields, placed, order, expiresInDays, requiresIdentity, pages } = template;
  return { ...row, body, fields, placed, order, expiresInDays, requiresIdentity, pages };
}
