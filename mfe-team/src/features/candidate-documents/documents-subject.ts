import {
  companyDocumentRoutes,
  teamRoutes,
  type CompanyDocumentList,
  type SignatureDocument,
  type SignatureDocumentList,
} from '@muster/contracts';
import type { QueryViewProps } from '@muster/kit';
import { api } from '../../api.ts';

/** The other party of documents: a candidate, or a client alone. */
export type SubjectKind = 'candidate' | 'company';

export interface DocumentsSubject {
  kind: SubjectKind;
  id: string;
  name: string;
}

/** The documents of one subject, and the agency's possible signers. */
export interface DocumentsList {
  subject: DocumentsSubject;
  data: readonly SignatureDocument[];
  signers: SignatureDocumentList['signers'];
}

/** Routes for the documents of each kind of subject. */
export const placesOf = {
  candidate: {
    documents: teamRoutes.usersCandidatesByIdSignatureDocuments,
    choose: teamRoutes.usersCandidatesByIdSignatureDocumentsNew,
    write: teamRoutes.usersCandidatesByIdSignatureDocumentsNewByTemplateId,
  },
  company: companyDocumentRoutes,
} as const;

export const subjectOf = ({
  candidate,
  company,
}: Pick<SignatureDocument, 'candidate' | 'company'>): DocumentsSubject =>
  company
    ? { kind: 'company', id: company.id, name: company.name }
    : { kind: 'candidate', id: candidate?.id ?? '', name: candidate?.name ?? '' };

export const listOf = (found: SignatureDocumentList | CompanyDocumentList): DocumentsList => ({
  subject:
    'company' in found
      ? subjectOf({ candidate: null, company: found.company })
      : subjectOf({ candidate: found.candidate }),
  data: found.data,
  signers: found.signers,
});

/** Reads the documents of a candidate or of a client alone. */
export function useDocumentsOf(
  kind: SubjectKind,
  id: string,
): QueryViewProps<SignatureDocumentList | CompanyDocumentList>['query'] {
  const isCompany = kind === 'company';
  const args = { params: { id } };
  const ofCandidate = api.useSignaturesOfCandidateQuery(args, { skip: isCompany });
  const ofCompany = api.useSignaturesOfCompanyQuery(args, { skip: !isCompany });
  return isCompany ? ofCompany : ofCandidate;
}
