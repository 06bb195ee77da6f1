import { createHash } from 'node:crypto';
import { dayMs, signingConsent } from '@muster/contracts';
import type { Types } from 'mongoose';
import { foldText } from '../../../db/fold-text.ts';
import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { agencyName } from '../../../mail/agency.ts';
import { storeOwnFile } from '../../files/api/files.ts';
import {
  LegalIdentityModel,
  type LegalIdentityRecord,
} from '../../legal-identities/legal-identity.model.ts';
import { addEvent, eventsOf } from '../../signatures/document/event-chain.ts';
import { renderOf, storePdf } from '../../signatures/document/send-document.ts';
import { finishDocument } from '../../signatures/pdf/finish-document.ts';
import { agencySeal, type SealConfig } from '../../signatures/seal/agency-seal.ts';
import { sealPdf } from '../../signatures/seal/seal-pdf.ts';
import {
  SignatureDocumentModel,
  type Party,
  type SignatureRecord,
} from '../../signatures/signature-document.model.ts';
import { SignatureTemplateModel } from '../../signatures/templates/signature-template.model.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import type { NewCandidate } from '../build/build-candidate.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { writePdf } from '../build/write-pdf.ts';
import { peopleWithRole, personId, type PeopleIds } from '../../../demo/demo-people.ts';

interface SigningSetting {
  people: PeopleIds;
  time: DemoTime;
  candidates: readonly NewCandidate[];
}

/** Identities in each state, and documents of the candidate who can sign in. */
export async function seedSignatures(
  { people, time, candidates }: SigningSetting,
  { sessionSecret }: Pick<SealConfig, 'sessionSecret'>,
): Promise<void> {
  const [first, second, ...others] = candidates;
  const [financeId] = peopleWithRole(people, 'finance_hr');
  const [senderId] = peopleWithRole(people, 'recruiter');
  if (!first || !second || !financeId || !senderId) return;
  const seal = await agencySeal(
    { sessionSecret, sealCertificate: null, timeStampUrl: null },
    agencyName(),
  );
  const userId = personId(people, 'candidate');
  await transact(systemContext('demo'), async (tx) => {
    await addIdentity(tx, first, { status: 'verified', verifiedBy: financeId }, time);
    await addIdentity(tx, second, { status: 'submitted' }, time);
    const known = others.filter(({ isPrivate, status }) => !isPrivate && status === 'active');
    if (known[0]) await addIdentity(tx, known[0], { status: 'submitted' }, time);
    if (known[1])
      await addIdentity(
        tx,
        known[1],
        {
          status: 'rejected',
          reviewNote: 'The photo of the ID cannot be read.',
          fieldNotes: [{ field: 'idDocument', note: 'Too dark: take it in daylight.' }],
        },
        time,
      );
    await addTemplates(tx, senderId, time);
    const scene = { candidate: first, userId, signerId: senderId, time };
    await addDocument(tx, { ...scene, key: 'nda', days: 3 });
    const signed = await addDocument(tx, { ...scene, key: 'contractor-agreement', days: 40 });
    await completeDocument(tx, signed, { seal, time });
    await addDocument(tx, { ...scene, key: 'ip-assignment', days: 0, isDraft: true });
    await addDocument(tx, { ...scene, key: 'work-at-client', days: 2 });
  });
}

/** A template of the agency's own: a PDF with places for the signature, the day and a tick. */
async function addTemplates(tx: Tx, by: Types.ObjectId, time: DemoTime): Promise<void> {
  const { bytes } = writePdf([
    { text: 'Code of conduct', bold: true },
    { text: 'We keep our word, protect what we are told, and treat everybody with respect.' },
    { text: 'Whoever sees that this is not so says it, and nobody suffers for having said it.' },
  ]);
  const name = 'Code of conduct';
  const file = await storeOwnFile(tx, {
    name: 'code-of-conduct.pdf',
    purpose: 'document',
    format: 'pdf',
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  const place = { party: 'candidate' as const, page: 1, label: '', required: true };
  const at = time.ago(45);
  await SignatureTemplateModel.create(
    [
      {
        name,
        nameKey: foldText(name),
        category: 'policy',
        source: 'pdf',
        status: 'active',
        summary: 'Signed once by everyone who begins to work for us.',
        parties: ['candidate'],
        expiresInDays: 14,
        requiresIdentity: false,
        pdfFileId: file._id,
        pages: [{ width: 595, height: 842 }],
        placed: [
          {
            ...place,
            key: 'read',
            kind: 'checkbox',
            label: 'I have read it',
            x: 60,
            y: 560,
            width: 14,
            height: 14,
          },
          { ...place, key: 'day', kind: 'date', x: 60, y: 610, width: 120, height: 20 },
          { ...place, key: 'hand', kind: 'signature', x: 60, y: 650, width: 180, height: 44 },
        ],
        createdAt: at,
        createdBy: by,
        updatedAt: at,
        updatedBy: by,
      },
    ],
    { session: tx.session },
  );
}

/** Invented numbers in the format of their country. */
const taxIds: Readonly<Record<string, string>> = {
  BR: '11144477735',
  PT: '123456789',
  ES: '54362315K',
  PL: '44051401359',
  UA: '1759013776',
  AR: '20055361682',
  CO: '2131234321',
  MX: 'GODE561231GR8',
  IN: 'ACUPA7085R',
};

async function addIdentity(
  tx: Tx,
  { _id, firstName, lastName, country, city }: NewCandidate,
  changes: Partial<LegalIdentityRecord>,
  time: DemoTime,
): Promise<void> {
  const { bytes } = writePdf([
    { text: 'Identity card', bold: true },
    { text: `${firstName} ${lastName}` },
  ]);
  const file = await storeOwnFile(tx, {
    name: 'identity-card.pdf',
    purpose: 'certificate',
    format: 'pdf',
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  const at = time.ago(20);
  await LegalIdentityModel.create(
    [
      {
        candidateId: _id,
        kind: 'individual',
        legalName: `${firstName} ${lastName}`,

        country,
        addressLine1: 'Main Street 12',
        city: city ?? 'Capital',
        postalCode: '10000',
        region: 'Central',
        bankReference: '4821',
        taxId: taxIds[country] ?? null,
        idDocumentFileId: file._id,
        submittedAt: at,
        createdAt: at,
        updatedAt: at,
        isOpen: changes.status !== 'verified',
        ...(changes.status === 'verified' && { verifiedAt: time.ago(18) }),
        ...changes,
      },
    ],
    { session: tx.session },
  );
}

interface Story {
  candidate: NewCandidate;
  userId: Types.ObjectId;
  signerId: Types.ObjectId;
  time: DemoTime;
  key: 'nda' | 'contractor-agreement' | 'ip-assignment' | 'work-at-client';
  days: number;
  isDraft?: boolean;
}

const texts = {
  nda: { purpose: 'Work on payments for a client.', years: '3', law: 'Portugal' },
  'contractor-agreement': {
    services: 'Builds and runs analytics pipelines.',
    start: '2026-10-01',
    fee: 'USD 58.00 an hour',
    payment: '14 days of the invoice',
    notice: '14 days',
    law: 'Portugal',
    extra: '',
  },
  'ip-assignment': { project: 'the reporting platform', law: 'Portugal' },
  'work-at-client': {
    services: 'Builds and runs analytics pipelines.',
    client: 'Harbor Analytics Ltd',
    start: '2027-01-11',
    place: 'Remote',
    notice: '30 days',
    law: 'Portugal',
  },
} as const;
const titles = {
  nda: 'Confidentiality agreement',
  'contractor-agreement': 'Contractor agreement',
  'ip-assignment': 'Assignment of rights',
  'work-at-client': 'Agreement for work at a client',
} as const;
const categories = {
  nda: 'nda',
  'contractor-agreement': 'contractor_agreement',
  'ip-assignment': 'ip_assignment',
  'work-at-client': 'contractor_agreement',
} as const;

interface Written {
  document: SignatureRecord;
  /** As it was sent; empty for a draft. */
  bytes: Buffer;
}

async function addDocument(tx: Tx, story: Story): Promise<Written> {
  const { candidate, userId, signerId, time, key, days, isDraft = false } = story;
  const at = time.ago(days);
  const asked = { viewedAt: null, signedAt: null, signature: null, consentVersion: null };
  const guest =
    key === 'work-at-client'
      ? { name: 'Ruth Okafor', email: 'ruth.okafor@harbor.example.com' }
      : null;
  const party = (
    one: Pick<Party, 'key' | 'userId' | 'name' | 'status'> & { email?: string },
  ): Party => ({
    ...asked,
    email: null,
    ip: null,
    userAgent: null,
    identity: null,
    ...one,
  });
  const parties = [
    party({ key: 'candidate', userId, name: candidate.name, status: 'notified' }),
    party({ key: 'agency', userId: signerId, name: agencyName(), status: 'waiting' }),
    ...(guest
      ? [party({ key: 'client', userId: null, status: 'waiting' as const, ...guest })]
      : []),
  ];
  const [created] = await SignatureDocumentModel.create(
    [
      {
        candidateId: candidate._id,
        templateKey: key,
        templateRevision: 1,
        category: categories[key],
        title: titles[key],
        values: { ...texts[key] },
        signerId,
        guest,
        expiresInDays: 30,
        createdAt: at,
        createdBy: signerId,
        updatedAt: at,
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
  const bytes = await renderOf(
    { document, candidate: candidate as Candidate, company: null },
    parties,
    { at },
  );
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

/** Both have signed, ten days after it was sent. */
async function completeDocument(
  tx: Tx,
  { document, bytes: unsigned }: Written,
  { seal, time }: { seal: Awaited<ReturnType<typeof agencySeal>>; time: DemoTime },
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
