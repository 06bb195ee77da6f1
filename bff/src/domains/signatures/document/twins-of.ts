import { openSignatureStates, type SignatureDocument } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { SignatureDocumentModel, type SignatureRecord } from '../signature-document.model.ts';

type TwinsOf = (document: SignatureRecord) => SignatureDocument['twins'];

/** Finds for each draft the documents of the same kind that wait for signatures. */
export async function readTwins(
  documents: readonly SignatureRecord[],
  session: ClientSession | null = null,
): Promise<TwinsOf> {
  const drafts = documents.filter(({ status }) => status === 'draft');
  if (drafts.length === 0) return () => [];
  const open = await SignatureDocumentModel.find(
    {
      $or: [
        { candidateId: { $in: drafts.flatMap(({ candidateId }) => candidateId ?? []) } },
        { companyId: { $in: drafts.flatMap(({ companyId }) => companyId ?? []) } },
      ],
      status: { $in: [...openSignatureStates] },
      deletedAt: null,
    },
    null,
    { session },
  )
    .sort({ sentAt: 1, _id: 1 })
    .lean();
  return (draft) =>
    draft.status === 'draft'
      ? open
          .filter((other) => isTwin(draft, other))
          .map(({ _id, title, sentAt, createdAt }) => ({
            id: _id.toHexString(),
            title,
            sentAt: (sentAt ?? createdAt).toISOString(),
          }))
      : [];
}

const isSameSubject = (one: SignatureRecord, other: SignatureRecord): boolean =>
  String(one.candidateId ?? one.companyId) === String(other.candidateId ?? other.companyId);

/**
 * Documents without a category are of one kind if they share a template; uploaded PDFs never are.
 */
const isTwin = (draft: SignatureRecord, other: SignatureRecord): boolean =>
  isSameSubject(draft, other) &&
  ((draft.templateKey === other.templateKey && !draft.upload) ||
    (draft.category === other.category && draft.category !== 'other'));
