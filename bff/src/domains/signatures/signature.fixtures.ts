import { dayMs, uploadedKey, type PlacedField } from '@muster/contracts';
import { Types } from 'mongoose';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { storePdf } from './document/send-document.ts';
import { addEvent } from './document/event-chain.ts';
import { renderDocument } from './pdf/render-document.ts';
import {
  SignatureTemplateModel,
  type SignatureTemplateRecord,
} from './templates/signature-template.model.ts';
import {
  SignatureDocumentModel,
  type Party,
  type SignatureRecord,
} from './signature-document.model.ts';

export const ndaValues = { purpose: 'Work for a client.', years: '3', law: 'Portugal' };

const party = (key: Party['key'], userId: Types.ObjectId | null, name: string): Party => ({
  key,
  userId,
  email: null,
  name,
  status: key === 'candidate' ? 'notified' : 'waiting',
  viewedAt: null,
  signedAt: null,
  signature: null,
  consentVersion: null,
  ip: null,
  userAgent: null,
  identity: null,
});

const guestParty = (email: string): Party => ({
  ...party('client', null, 'Ruth Okafor'),
  email,
  status: 'notified',
});

interface People {
  /** The account of the candidate. */
  signer?: Types.ObjectId;
  /** The agency's signer. */
  countersigner?: Types.ObjectId;
  /** The candidate has signed, so that it is the agency's turn. */
  halfSigned?: boolean;
  /** The client signs as well, by a link to this address, and all at the same time. */
  guest?: string;
}

/** Creates a confidentiality agreement in any state, as the database holds it. */
export async function createDocument(
  candidate: Pick<Candidate, '_id' | 'name'>,
  {
    signer = new Types.ObjectId(),
    countersigner = new Types.ObjectId(),
    halfSigned,
    guest,
  }: People = {},
  changes: Partial<SignatureRecord> = {},
): Promise<SignatureRecord> {
  const status = changes.status ?? (halfSigned ? 'partially_signed' : 'sent');
  const now = new Date();
  const [first, second] = [
    party('candidate', signer, candidate.name),
    party('agency', countersigner, 'Noor Haddad'),
  ];
  return transact(systemContext('fixture'), async (tx) => {
    const bytes = await renderDocument({
      title: 'NDA',
      text: '## 1. Purpose',
      agencyName: 'Northbeam',
      at: now,
      signers: [],
    });
    const file = await storePdf(tx, 'NDA.pdf', bytes);
    const [created] = await SignatureDocumentModel.create(
      [
        {
          candidateId: candidate._id,
          templateKey: 'nda',
          templateRevision: 1,
          category: 'nda',
          title: 'NDA',
          values: ndaValues,
          signerId: countersigner,
          expiresInDays: 14,
          status,
          createdBy: countersigner,
          sentBy: countersigner,
          ...(status !== 'draft' && {
            parties: [
              halfSigned ? { ...first, status: 'signed', signedAt: now, viewedAt: now } : first,
              second,
              ...(guest ? [guestParty(guest)] : []),
            ],
            order: guest ? 'parallel' : 'sequential',
            sentAt: now,
            expiresAt: new Date(now.getTime() + 14 * dayMs),
            unsignedFileId: file._id,
            sha256Unsigned: file.sha256,
          }),
          ...changes,
        },
      ],
      { session: tx.session },
    );
    if (!created) throw new Error('The document was not written');
    await addEvent(tx, created._id, { type: 'created' });
    return created.toObject<SignatureRecord>();
  });
}

/** Returns a place for a party on the first page. */
export const place = (changes: Partial<PlacedField> = {}): PlacedField => ({
  key: 'sign_here',
  party: 'candidate',
  kind: 'signature',
  label: '',
  page: 1,
  x: 60,
  y: 700,
  width: 180,
  height: 40,
  required: true,
  ...changes,
});

/** Returns the fields of a document made from an uploaded PDF of one page. */
export async function ownPdf(): Promise<Partial<SignatureRecord>> {
  const { pdfFileId, pages, placed } = await createTemplate();
  if (!pdfFileId) throw new Error('The PDF was not kept');
  return {
    templateKey: uploadedKey,
    upload: { fileId: pdfFileId, pages, parties: ['candidate'] },
    placed,
  };
}

let templates = 0;
/** Creates an own template of the agency from an uploaded PDF of one page. */
export async function createTemplate(
  changes: Partial<SignatureTemplateRecord> = {},
): Promise<SignatureTemplateRecord> {
  templates += 1;
  const name = `Code of conduct ${templates}`;
  return transact(systemContext('fixture'), async (tx) => {
    const bytes = await renderDocument({
      title: name,
      text: 'We keep our word.',
      agencyName: 'Northbeam',
      at: new Date(),
      signers: [],
    });
    const file = await storePdf(tx, 'conduct.pdf', bytes);
    const size = { width: 595, height: 842 };
    const [created] = await SignatureTemplateModel.create(
      [
        {
          name,
          nameKey: name.toLowerCase(),
          category: 'policy',
          source: 'pdf',
          parties: ['candidate'],
          expiresInDays: 14,
          requiresIdentity: false,
          pdfFileId: file._id,
          pages: [size, size],
          placed: [place()],
          ...changes,
        },
      ],
      { session: tx.session },
    );
    if (!created) throw new Error('The template was not written');
    return created.toObject<SignatureTemplateRecord>();
  });
}
