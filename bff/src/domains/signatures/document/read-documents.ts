import type { signatureEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';
import { findCompanyFor } from '../../../records/companies/company-lookup.ts';
import { verifiedIdentityOf } from '../../legal-identities/api/verified-identity.ts';
import { SignatureDocumentModel } from '../signature-document.model.ts';
import {
  offeredTemplates,
  retiredTemplates,
  showTemplate,
} from '../templates/document-template.ts';
import { findDocument } from './find-document.ts';
import { showDocument, showDocuments } from './show-document.ts';
import { countersigners } from './signers.ts';

type Endpoints = typeof signatureEndpoints;

export const listTemplates: Service<Endpoints['templates']> = async () => {
  const used = await SignatureDocumentModel.aggregate<{ _id: string; at: Date }>([
    { $match: { sentAt: { $ne: null } } },
    { $group: { _id: '$templateKey', at: { $max: '$sentAt' } } },
  ]);
  const inDrafts = await SignatureDocumentModel.distinct('templateKey', {
    status: 'draft',
    deletedAt: null,
  });
  return {
    data: (await offeredTemplates()).map((template) =>
      showTemplate(template, used.find(({ _id }) => _id === template.key)?.at ?? null),
    ),
    retired: (await retiredTemplates(inDrafts)).map((template) => showTemplate(template, null)),
  };
};

export const listDocuments: Service<Endpoints['ofCandidate']> = async ({ actor }, { params }) => {
  const candidate = await findCandidateFor(actor, 'signature.create', params.id);
  const documents = await SignatureDocumentModel.find({
    candidateId: candidate._id,
    deletedAt: null,
  })
    .sort({ createdAt: -1, _id: -1 })
    .lean();
  const identity = await verifiedIdentityOf(candidate._id);
  const signers = await countersigners(actor.userId);
  return {
    data: await showDocuments(
      actor,
      documents.map((document) => ({ document, candidate, company: null })),
    ),
    candidate: {
      id: candidate._id.toHexString(),
      number: candidate.number,
      name: candidate.name,
    },
    obstacle: !candidate.userId ? 'no_account' : identity ? null : 'no_identity',
    signers: signers.map(({ id, name }) => ({ id: id.toHexString(), name })),
  };
};

/**
 * Lists documents that only the agency and a client sign, with the client users who can be asked.
 */
export const listCompanyDocuments: Service<Endpoints['ofCompany']> = async (
  { actor },
  { params },
) => {
  const company = await findCompanyFor(actor, 'signature.create', params.id);
  const documents = await SignatureDocumentModel.find({ companyId: company._id, deletedAt: null })
    .sort({ createdAt: -1, _id: -1 })
    .lean();
  const signers = await countersigners(actor.userId);
  return {
    data: await showDocuments(
      actor,
      documents.map((document) => ({ document, candidate: null, company })),
    ),
    company: { id: company._id.toHexString(), number: company.number, name: company.name },
    mayBegin: company.status !== 'former',
    signers: signers.map(({ id, name }) => ({ id: id.toHexString(), name })),
  };
};

export const readDocument: Service<Endpoints['read']> = async ({ actor }, { params }) =>
  showDocument(actor, await findDocument(actor, params.id));
