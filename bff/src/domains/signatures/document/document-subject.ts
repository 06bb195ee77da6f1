import type { SignatureParty } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import {
  findCandidate,
  findLiveCandidate,
  reaches as reachesCandidate,
  requireReach,
  type Candidate,
} from '../../../records/candidates/candidate-lookup.ts';
import { candidatesById } from '../../../records/candidates/candidate-names.ts';
import { companiesById } from '../../../records/companies/company-directory.ts';
import {
  findCompanyFor,
  findLiveCompany,
  reaches as reachesCompany,
  type Company,
} from '../../../records/companies/company-lookup.ts';
import type { SignatureRecord } from '../signature-document.model.ts';

/** The subject of a document: a candidate, or a client alone. */
export type DocumentSubject =
  | { readonly candidate: Candidate; readonly company: null }
  | { readonly candidate: null; readonly company: Company };

type WithSubject = Pick<SignatureRecord, 'candidateId' | 'companyId'>;

/**
 * Checks whether the parties fit the subject: candidates sign their own documents, never those of a
 * client alone.
 */
export const fitsSubject = (
  { candidate }: DocumentSubject,
  parties: readonly SignatureParty[],
): boolean => parties.includes('candidate') === (candidate !== null);

export const reachesSubject = (actor: Actor, { candidate, company }: DocumentSubject): boolean =>
  candidate
    ? reachesCandidate(actor, 'signature.create', candidate)
    : reachesCompany(actor, 'company.read', company) &&
      reachesCompany(actor, 'signature.create', company);

/**
 * Returns the subject of a document, for a user who sends documents to it.
 * @throws AppError NOT_FOUND for what is hidden, SELF_RECORD, FORBIDDEN
 */
export async function findSubject(
  actor: Actor,
  { candidateId, companyId }: WithSubject,
  session: ClientSession | null = null,
): Promise<DocumentSubject> {
  if (companyId) {
    const id = companyId.toHexString();
    const company = await findCompanyFor(actor, 'signature.create', id, { session });
    return { candidate: null, company };
  }
  const candidate = await findCandidate(actor, String(candidateId), { session });
  requireReach(actor, 'signature.create', candidate);
  return { candidate, company: null };
}

/** Returns the subject regardless of rights, for its parties; null once it is deleted. */
export async function liveSubject(
  { candidateId, companyId }: WithSubject,
  session: ClientSession | null = null,
): Promise<DocumentSubject | null> {
  if (companyId) {
    const company = await findLiveCompany(companyId, session);
    return company && { candidate: null, company };
  }
  const candidate = candidateId && (await findLiveCandidate(candidateId, session));
  return candidate && { candidate, company: null };
}

/** Returns which of these documents the actor may send. */
export async function sentBy(
  actor: Actor,
  documents: readonly WithSubject[],
): Promise<(document: WithSubject) => boolean> {
  const [candidates, companies] = await Promise.all([
    candidatesById(documents.flatMap(({ candidateId }) => candidateId ?? [])),
    companiesById(documents.flatMap(({ companyId }) => companyId ?? [])),
  ]);
  return ({ candidateId, companyId }) => {
    const company = companyId && companies.get(companyId.toHexString());
    if (company)
      return company.deletedAt === null && reachesSubject(actor, { candidate: null, company });
    const candidate = candidateId && candidates.get(candidateId.toHexString());
    return candidate ? reachesSubject(actor, { candidate, company: null }) : false;
  };
}
