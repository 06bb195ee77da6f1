import { signingConsent } from '@muster/contracts';
import { Types } from 'mongoose';
import { keptCode } from '../../auth/mailed-code.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, hiddenCandidateFor, personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';
import { createSubmitted } from '../applications/client/client-scene.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createIdentity } from '../legal-identities/legal-identity.fixtures.ts';
import { AccessTokenModel } from '../links/access-token.model.ts';
import { createLink } from '../links/links.fixtures.ts';
import { FileModel } from '../files/file.model.ts';
import { bytes, createUpload } from '../files/files.walk.fixtures.ts';
import { createDocument, createTemplate, ndaValues, ownPdf, place } from './signature.fixtures.ts';
import type { SignatureRecord } from './signature-document.model.ts';

const named = ({ _id }: { _id: { toHexString(): string } }) => ({
  params: { id: _id.toHexString() },
});
const isPerson = ({ name }: Caller) => name === 'candidate' || name === 'contractor';

const onCandidate = (make: (caller: Caller) => object = () => ({})): EndpointFixture => ({
  call: async (world, caller) => ({
    ...named(await candidateFor(world, caller, 'signature.create')),
    ...make(caller),
  }),
  hidden: async (world, caller) => {
    const candidate = await hiddenCandidateFor(world, caller);
    return candidate && { ...named(candidate), ...make(caller) };
  },
});

/** Concerns a client that the caller owns; every colleague may know of each client. */
const onCompany = (make: (caller: Caller) => object | Promise<object>): EndpointFixture => ({
  call: async (_world, caller) => ({
    ...named(await createCompany({ accountManagerId: personOf(caller).user._id })),
    ...(await make(caller)),
  }),
  hidden: 'nothing is hidden',
});

/** Concerns a document that the caller may send. */
const onDocument = (
  status: SignatureRecord['status'],
  body: Record<string, unknown> | null,
  { approves = false, isOwnPdf = false, isOfAnother = false } = {},
): EndpointFixture => {
  const on = async (candidate: Candidate, caller: Caller) => {
    const { _id } = personOf(caller).user;
    if (status === 'draft') await createIdentity(candidate, { status: 'verified' });
    return {
      ...named(
        await createDocument(
          candidate,
          { countersigner: _id },
          {
            status,
            ...(approves && { approverId: _id }),
            ...(isOfAnother && { sentBy: new Types.ObjectId() }),
            ...(isOwnPdf && (await ownPdf())),
          },
        ),
      ),
      ...(body && { body: { version: 1, ...body } }),
    };
  };
  return {
    call: async (world, caller) =>
      on(
        await candidateFor(world, caller, 'signature.create', { userId: new Types.ObjectId() }),
        caller,
      ),
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return candidate && on(candidate, caller);
    },
  };
};

/** Creates a PDF that the caller uploaded for one document. */
async function broughtBy(caller: Caller) {
  const { _id } = await createUpload(personOf(caller).user._id, bytes.length, 'received');
  await FileModel.updateOne({ _id }, { $set: { scan: 'clean' } });
  return { fileId: _id.toHexString(), title: 'Code of conduct', category: 'policy' };
}

/** Creates a document for the caller to sign now. */
async function toSign({ ownRecords }: World, caller: Caller): Promise<SignatureRecord> {
  const { _id } = personOf(caller).user;
  if (!isPerson(caller))
    return createDocument(await createCandidateRecord(), { countersigner: _id, halfSigned: true });
  const record = ownRecords[caller.name === 'contractor' ? 'contractor' : 'candidate'];
  return createDocument(record, { signer: _id });
}

const onTurn = (body: Record<string, unknown> | null): EndpointFixture => ({
  call: async (world, caller) => ({
    ...named(await toSign(world, caller)),
    ...(body && { body }),
  }),
  hidden: async () => ({
    ...named(await createDocument(await createCandidateRecord({ isPrivate: true }))),
    ...(body && { body }),
  }),
});

/** The same for documents that users who send them may read as well. */
const onRead: EndpointFixture = {
  ...onTurn(null),
  hidden: async (world, caller) => {
    const candidate = await hiddenCandidateFor(world, caller);
    return candidate && named(await createDocument(candidate));
  },
};

/** Creates a document that a guest signs by a link, with the mailed code. */
async function visited(caller: Caller) {
  const email = caller.signedIn?.user.email ?? 'ruth@client.test';
  const document = await createDocument(await createCandidateRecord(), { guest: email });
  const link = await createLink({
    purpose: 'signature',
    holderEmail: email,
    scopes: ['document:sign'],
    subject: { type: 'signature_document', id: document._id },
  });
  const { _id } = link.stored;
  await AccessTokenModel.updateOne({ _id }, { $set: keptCode(_id, rightCode, new Date()) });
  return link;
}
const rightCode = '482913';

const onVisit = (body?: Record<string, unknown>): EndpointFixture => ({
  call: async (_world, caller) => {
    const { token, stored } = await visited(caller);
    return {
      params: { handle: stored.handle },
      headers: { Cookie: `muster.link=${token}` },
      ...(body && { body }),
    };
  },
  hidden: async (_world, caller) => {
    const [mine, other] = [await visited(caller), await visited(caller)];
    return {
      params: { handle: other.stored.handle },
      headers: { Cookie: `muster.link=${mine.token}` },
      ...(body && { body }),
    };
  },
});

/** Creates a document that waits for the caller, about a candidate who was shown to a company. */
async function waitingAt(companyId: Types.ObjectId, world: World, caller: Caller) {
  const { email, _id } = personOf(caller).user;
  const job = await createJob({ companyId, interviewerIds: [_id] });
  const { candidateId } = await createSubmitted({ job, ownerUserId: world.colleague._id });
  const document = await createDocument(
    { _id: candidateId, name: 'Inês Duarte' },
    { guest: email },
  );
  return named(document);
}

const draft = (caller: Caller) => ({
  body: {
    templateKey: 'nda',
    title: 'NDA',
    values: ndaValues,
    expiresInDays: 14,
    message: 'Please read it with care.',
    signerId: personOf(caller).user._id.toHexString(),
  },
});

/** Concerns an own template of the agency. */
const onTemplate = (
  status: 'draft' | 'active',
  body: Record<string, unknown> | null,
): EndpointFixture => ({
  hidden: 'nothing is hidden',
  call: async () => ({
    ...named(await createTemplate({ status })),
    ...(body && { body: { version: 1, ...body } }),
  }),
});

let begun = 0;
const begin = () => ({
  body: {
    name: `Walk ${(begun += 1)}`,
    category: 'policy',
    fileId: null,
    copyOf: 'nda',
  },
});

export const signatureFixtures: EndpointFixtures = {
  'signatureTemplates.list': { call: () => ({}) },
  'signatureTemplates.create': { call: begin },
  'signatureTemplates.read': onTemplate('draft', null),
  'signatureTemplates.update': onTemplate('draft', {
    changes: { summary: 'For everybody who works for us.', placed: [place({ x: 90 })] },
  }),
  'signatureTemplates.activate': onTemplate('draft', {}),
  'signatureTemplates.retire': onTemplate('active', {}),
  'signatureTemplates.preview': onTemplate('draft', null),
  'signatureTemplates.source': onTemplate('draft', null),
  'signatures.templates': { call: () => ({}) },
  'signatures.ofCandidate': onCandidate(),
  'signatures.create': onCandidate(draft),
  'signatures.upload': {
    call: async (world, caller) => ({
      ...named(await candidateFor(world, caller, 'signature.create')),
      body: await broughtBy(caller),
    }),
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return candidate && { ...named(candidate), body: await broughtBy(caller) };
    },
  },
  'signatures.ofCompany': onCompany(() => ({})),
  'signatures.createOfCompany': onCompany((caller) => ({
    body: {
      ...draft(caller).body,
      templateKey: 'client-nda',
      title: 'Confidentiality',
    },
  })),
  'signatures.uploadOfCompany': onCompany(async (caller) => ({ body: await broughtBy(caller) })),
  'signatures.source': onDocument('draft', null, { isOwnPdf: true }),
  'signatures.read': onDocument('sent', null),
  'signatures.update': onDocument('draft', { changes: { title: 'NDA for one client' } }),
  'signatures.delete': onDocument('draft', {}),
  'signatures.send': onDocument('draft', {}),
  'signatures.approve': onDocument('sent', {}, { approves: true }),
  'signatures.refuse': onDocument(
    'sent',
    { reason: 'The fee is not what we agreed.' },
    { approves: true },
  ),
  'signatures.remind': onDocument('sent', {}),
  'signatures.void': onDocument('viewed', { note: 'The job was cancelled.' }),
  'signatures.askVoid': onDocument(
    'partially_signed',
    { note: 'The job was cancelled.' },
    { isOfAnother: true },
  ),
  'signatures.reissue': onDocument('expired', {}),
  'signatures.proof': onRead,
  'signatures.file': onRead,
  'signing.list': { call: () => ({}) },
  'signing.open': onTurn(null),
  'signing.sign': onTurn({
    signature: { kind: 'typed', name: 'Inês Duarte' },
    consent: signingConsent.version,
  }),
  'signing.decline': onTurn({ reason: 'The fee is not what we agreed.' }),
  'clientDocuments.list': { call: () => ({}) },
  'clientDocuments.open': {
    call: (world, caller) => waitingAt(world.company._id, world, caller),
    hidden: (world, caller) => waitingAt(world.colleague._id, world, caller),
  },
  'signatureVisit.read': onVisit(),
  'signatureVisit.file': onVisit(),
  'signatureVisit.open': onVisit(),
  'signatureVisit.code': onVisit(),
  'signatureVisit.sign': onVisit({
    signature: { kind: 'typed', name: 'Ruth Okafor' },
    consent: signingConsent.version,
    code: rightCode,
  }),
  'signatureVisit.decline': onVisit({
    reason: 'Somebody else signs for us.',
    code: rightCode,
  }),
};
