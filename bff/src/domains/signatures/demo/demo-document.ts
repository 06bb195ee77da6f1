import { dayMs, signingConsent } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import type { DocumentSubject } from '../document/document-subject.ts';
import { addEvent, eventsOf } from '../document/event-chain.ts';
import { renderOf, storePdf } from '../document/send-document.ts';
import { finishDocument } from '../pdf/finish-document.ts';
import type { AgencySeal } from '../seal/agency-seal.ts';
import { sealPdf } from '../seal/seal-pdf.ts';
import {
  SignatureDocumentModel,
  type Party,
  type SignatureRecord,
} from '../signature-document.model.ts';

export interface DemoDocument {
  document: SignatureRecord;
  /** The PDF as it was sent; empty for a draft. */
  bytes: Buffer;
}

/** Builds a party before it has done anything. */
export const demoParty = (
  party: Pick<Party, 'key' | 'name' | 'status'> & Partial<Pick<Party, 'userId' | 'email'>>,
): Party => ({
  userId: null,
  email: null,
  viewedAt: null,
  signedAt: null,
  signature: null,
  consentVersion: null,
  ip: null,
  userAgent: null,
  identity: null,
  ...party,
});

type Fields = Pick<
  SignatureRecord,
  'templateKey' | 'category' | 'title' | 'values' | 'signerId' | 'guest'
> &
  Partial<SignatureRecord>;

/** Adds a document that was drafted or sent on a given day of the demo. */
export async function addDemoDocument(
  tx: Tx,
  subject: DocumentSubject,
  { fields, parties, at, isDraft = false }: DemoDraft,
): Promise<DemoDocument> {
  const { signerId } = fields;
  const [created] = await SignatureDocumentModel.create(
    [
      {
        candidateId: subject.candidate?._id ?? null,
        companyId: subject.company?._id ?? null,
        templateRevision: 1,
        expiresInDays: 30,
        createdAt: at,
        createdBy: signerId,
        updatedAt: at,
        ...fields,
        ...(!isDraft && {
          status: 'sent',
          parties,
          sentBy: signerId,
          sentAt: at,
          expiresAt: new Date(at.getTime() + 30 * dayMs),
        }),
      },
    ],
    { session: tx.session },
  );
  if (!created) throw new Error('The document was not written');
  const document = created.toObject<SignatureRecord>();
  await addEvent(tx, document._id, { type: 'created' });
  if (isDraft) return { document, bytes: Buffer.alloc(0) };
  const bytes = await renderOf({ document, ...subject }, parties, { at });
  const file = await storePdf(tx, `${document.title}.pdf`, bytes);
  const kept = { unsignedFileId: file._id, sha256Unsigned: file.sha256 };
  await SignatureDocumentModel.updateOne(
    { _id: document._id },
    { $set: kept },
    { session: tx.session },
  );
  await addEvent(tx, document._id, { type: 'sent', fileHash: file.sha256 });
  return { document: { ...document, parties, ...kept }, bytes };
}

interface DemoDraft {
  fields: Fields;
  parties: Party[];
  at: Date;
  isDraft?: boolean;
}

/** Completes a document: both parties have signed it ten days after it was sent. */
export async function completeDemoDocument(
  tx: Tx,
  { document, bytes: unsigned }: DemoDocument,
  { seal, time }: { seal: AgencySeal; time: DemoTime },
): Promise<void> {
  const { _id, title, sha256Unsigned } = document;
  const parties = document.parties.map((party, index): Party => ({
    ...party,
    status: 'signed',
    viewedAt: time.ago(31 - index),
    signedAt: time.ago(30 - index),
    signature: { kind: 'typed', name: party.name },
    consentVersion: signingConsent.version,
    ip: '192.0.2.7',
    userAgent: 'Firefox',
  }));
  for (const { name } of parties) await addEvent(tx, _id, { type: 'signed', by: name });
  const finished = await finishDocument({
    unsigned,
    title,
    parties,
    placed: null,
    documentId: _id.toHexString(),
    sha256Unsigned: sha256Unsigned ?? '',
    events: await eventsOf(_id, tx.session),
  });
  const bytes = await sealPdf(finished, seal, { reason: 'Signed by all parties', at: tx.at });
  const file = await storePdf(tx, `${title} (signed).pdf`, bytes);
  await SignatureDocumentModel.updateOne(
    { _id },
    {
      $set: {
        status: 'completed',
        previousStatus: 'partially_signed',
        parties,
        completedAt: time.ago(29),
        signedFileId: file._id,
        sha256Signed: file.sha256,
      },
    },
    { session: tx.session },
  );
  await addEvent(tx, _id, { type: 'completed', fileHash: file.sha256 });
}
