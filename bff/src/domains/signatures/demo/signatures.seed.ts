import { createHash } from 'node:crypto';
import type { Types } from 'mongoose';
import { foldText } from '../../../db/fold-text.ts';
import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { agencyName } from '../../../mail/agency.ts';
import { storeOwnFile } from '../../files/api/files.ts';
import {
  LegalIdentityModel,
  type LegalIdentityRecord,
} from '../../legal-identities/legal-identity.model.ts';
import {
  addDemoDocument,
  completeDemoDocument,
  demoParty,
  type DemoDocument,
} from './demo-document.ts';
import { agencySeal, type SealConfig } from '../seal/agency-seal.ts';
import { SignatureTemplateModel } from '../templates/signature-template.model.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { writePdf } from '../../../demo/write-pdf.ts';
import { peopleWithRole, personId, type PeopleIds } from '../../../demo/demo-people.ts';
import type { DemoCandidate } from '../../../demo/demo-candidate.ts';

interface SigningSetting {
  people: PeopleIds;
  time: DemoTime;
  candidates: readonly DemoCandidate[];
}

/** Writes identities in each state, and documents of the candidate who can sign in. */
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
    await completeDemoDocument(tx, signed, { seal, time });
    await addDocument(tx, { ...scene, key: 'ip-assignment', days: 0, isDraft: true });
    await addDocument(tx, { ...scene, key: 'work-at-client', days: 2 });
  });
}

/** Adds an own template of the agency: a PDF with places for signature, date and a tick. */
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
  { _id, firstName, lastName, country, city }: DemoCandidate,
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
  candidate: DemoCandidate;
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

async function addDocument(tx: Tx, story: Story): Promise<DemoDocument> {
  const { candidate, userId, signerId, time, key, days, isDraft = false } = story;
  const guest =
    key === 'work-at-client'
      ? { name: 'Ruth Okafor', email: 'ruth.okafor@harbor.example.com' }
      : null;
  const parties = [
    demoParty({ key: 'candidate', userId, name: candidate.name, status: 'notified' }),
    demoParty({ key: 'agency', userId: signerId, name: agencyName(), status: 'waiting' }),
    ...(guest ? [demoParty({ key: 'client', status: 'waiting' as const, ...guest })] : []),
  ];
  const subject = { candidate: candidate as Candidate, company: null };
  const fields = {
    templateKey: key,
    category: categories[key],
    title: titles[key],
    values: { ...texts[key] },
    signerId,
    guest,
  };
  return addDemoDocument(tx, subject, { fields, parties, at: time.ago(days), isDraft });
}
