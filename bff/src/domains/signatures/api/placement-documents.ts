import type { SignatureCategory, SignatureState } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { stampVersion } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { reaches } from '../../../records/candidates/candidate-lookup.ts';
import { candidatesById } from '../../../records/candidates/candidate-names.ts';
import { auditDocument } from '../document/change-document.ts';
import { insertDocument } from '../document/draft-document.ts';
import { SignatureDocumentModel } from '../signature-document.model.ts';
import { findOffered, offeredOf, type DocumentTemplate } from '../templates/document-template.ts';

interface PlacementPaper {
  placementId: Types.ObjectId;
  candidateId: Types.ObjectId;
  category: Extract<SignatureCategory, 'contractor_agreement' | 'amendment'>;
  title: string;
  /** Values by the gaps of the shipped text; values without a gap in another text are left out. */
  values: Record<string, string>;
}

const shipped = {
  contractor_agreement: 'contractor-agreement',
  amendment: 'contract-amendment',
} as const;

/**
 * Drafts a document that a placement requires, in the name of the user who changed the placement
 * and who completes and sends it. The agency's own text takes precedence over the shipped one; an
 * existing draft of the kind is left as it is.
 */
export async function draftPaper(tx: Tx, paper: PlacementPaper): Promise<void> {
  const { userId, session } = tx;
  const { placementId, candidateId, category, title, values } = paper;
  if (!userId) return;
  const draft = { candidateId, placementId, category, status: 'draft', deletedAt: null } as const;
  if (await SignatureDocumentModel.exists(draft).session(session)) return;
  const template =
    (await offeredOf(category, session)) ?? (await findOffered(shipped[category], session));
  if (!template) return;
  await insertDocument(tx, userId, {
    candidateId,
    placementId,
    templateKey: template.key,
    templateRevision: template.revision,
    category,
    title,
    values: fitting(template, values),
    signerId: userId,
    order: template.order,
    expiresInDays: template.expiresInDays,
  });
}

const fitting = ({ fields }: DocumentTemplate, values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).filter(([key]) => fields.some((field) => field.key === key)),
  );

/** Discards drafts of a placement that does not come about. */
export async function discardPapers(
  tx: Tx,
  { placementId, candidateId }: Pick<PlacementPaper, 'placementId' | 'candidateId'>,
): Promise<void> {
  const { session } = tx;
  const drafts = await SignatureDocumentModel.find(
    { candidateId, placementId, status: 'draft', deletedAt: null },
    null,
    { session },
  ).lean();
  for (const draft of drafts) {
    const after = await SignatureDocumentModel.findOneAndUpdate(
      { _id: draft._id, version: draft.version },
      stampVersion(tx, { $set: { deletedAt: tx.at, deletedBy: tx.userId } }),
      { session, returnDocument: 'after' },
    ).lean();
    if (after) await auditDocument(tx, 'delete', draft, after);
  }
}

/**
 * Returns the documents drafted for a placement and their status, for users who send the candidate
 * documents.
 */
export async function papersOf(
  actor: Actor,
  { placementId, candidateId }: Pick<PlacementPaper, 'placementId' | 'candidateId'>,
  session: ClientSession | null = null,
): Promise<{ id: string; title: string; status: SignatureState }[]> {
  const candidate = (await candidatesById([candidateId])).get(candidateId.toHexString());
  if (!candidate || !reaches(actor, 'signature.create', candidate)) return [];
  const found = await SignatureDocumentModel.find(
    { candidateId, placementId, deletedAt: null },
    { title: 1, status: 1 },
    { session },
  )
    .sort({ createdAt: -1 })
    .lean();
  return found.map(({ _id, title, status }) => ({ id: _id.toHexString(), title, status }));
}
