import type { Types } from 'mongoose';
import { uploadedKey, type PlacedField } from '@muster/contracts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { personId, type PeopleIds } from '../../../demo/demo-people.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { agencyName } from '../../../mail/agency.ts';
import { findLiveCompany } from '../../../records/companies/company-lookup.ts';
import { storePdf } from '../document/send-document.ts';
import { renderDocument } from '../pdf/render-document.ts';
import { agencySeal, type SealConfig } from '../seal/agency-seal.ts';
import { addDemoDocument, completeDemoDocument, demoParty } from './demo-document.ts';

interface AgreementSetting {
  people: PeopleIds;
  companies: ReadonlyMap<string, Types.ObjectId>;
  time: DemoTime;
}

/**
 * Seeds a master agreement signed by one client, and a confidentiality agreement that another
 * client has yet to sign.
 */
export async function seedAgreements(
  { people, companies, time }: AgreementSetting,
  { sessionSecret }: Pick<SealConfig, 'sessionSecret'>,
): Promise<void> {
  const signerId = personId(people, 'account.manager');
  const seal = await agencySeal(
    { sessionSecret, sealCertificate: null, timeStampUrl: null },
    agencyName(),
  );
  // Stored in a transaction of its own: the content of a document is read outside the transaction
  // that creates it.
  const own = await transact(systemContext('demo'), async (tx) => {
    const bytes = await renderDocument({
      title: confidentiality,
      text: secrecy,
      agencyName: agencyName(),
      at: time.ago(2),
      signers: [],
    });
    return storePdf(tx, 'confidentiality.pdf', bytes);
  });
  await transact(systemContext('demo'), async (tx) => {
    const withClient = async (key: string) => {
      const companyId = companies.get(key);
      const company = companyId && (await findLiveCompany(companyId, tx.session));
      if (!company) throw new Error(`There is no demo company ${key}`);
      return { candidate: null, company } as const;
    };
    const priya = { name: 'Priya Raman', email: 'priya.raman@lumera.example.com' };
    const frame = await addDemoDocument(tx, await withClient('lumera'), {
      fields: {
        templateKey: 'client-msa',
        category: 'client_msa',
        title: 'Master services agreement',
        values: { ...frameTerms, start: time.day(29) },
        signerId,
        guest: priya,
      },
      parties: partiesWith(priya, signerId),
      at: time.ago(40),
    });
    await completeDemoDocument(tx, frame, { seal, time });
    const tessa = { name: 'Tessa Lindqvist', email: 'tessa.lindqvist@orchard.example.com' };
    await addDemoDocument(tx, await withClient('orchard'), {
      fields: {
        templateKey: uploadedKey,
        category: 'nda',
        title: confidentiality,
        values: {},
        signerId,
        guest: tessa,
        upload: { fileId: own._id, pages: [page, page], parties: ['client', 'agency'] },
        placed: [place('client', 60), place('agency', 320)],
      },
      parties: partiesWith(tessa, signerId),
      at: time.ago(2),
    });
  });
}

const confidentiality = 'Confidentiality agreement';
const secrecy = `## 1. What is kept secret
Each party keeps secret what it learns about the other, its people and its customers.

## 2. For how long
This holds for three years from the last signature, also after the parties have ended their work.`;

const frameTerms = {
  services: 'Finds, vets and presents engineers for the teams of the Client.',
  fees: 'A part of the hourly rate, agreed for each person.',
  payment: '30 days of the invoice',
  notice: '30 days',
  law: 'England and Wales',
  extra: '',
};

const page = { width: 595, height: 842 };
const place = (party: PlacedField['party'], x: number): PlacedField => ({
  key: `${party}_hand`,
  party,
  kind: 'signature',
  label: '',
  page: 1,
  x,
  y: 650,
  width: 180,
  height: 44,
  required: true,
});

const partiesWith = (guest: { name: string; email: string }, signerId: Types.ObjectId) => [
  demoParty({ key: 'client', status: 'notified', ...guest }),
  demoParty({ key: 'agency', userId: signerId, name: agencyName(), status: 'waiting' }),
];
