import type { LegalIdentityState } from '@muster/contracts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { storeOwnFile } from '../files/api/files.ts';
import { pdfBytes, sha256Of } from '../files/file.fixtures.ts';
import { LegalIdentityModel, type LegalIdentityRecord } from './legal-identity.model.ts';

/** A complete identity of a person in Portugal. */
export const completeFacts = {
  legalName: 'Inês Duarte',
  taxId: '123456789',
  country: 'PT',
  addressLine1: 'Rua Nova 7',
  city: 'Lisboa',
  postalCode: '1100-001',
  bankReference: '4821',
};

/** Creates a complete identity in any state, with a document. */
export async function createIdentity(
  candidate: Pick<Candidate, '_id'>,
  changes: Partial<LegalIdentityRecord> = {},
): Promise<LegalIdentityRecord> {
  const bytes = pdfBytes('Cartão de cidadão');
  const file = await transact(systemContext('fixture'), (tx) =>
    storeOwnFile(tx, {
      name: 'id.pdf',
      purpose: 'certificate',
      format: 'pdf',
      bytes,
      sha256: sha256Of(bytes),
    }),
  );
  const status: LegalIdentityState = changes.status ?? 'draft';
  const identity = await LegalIdentityModel.create({
    ...completeFacts,
    candidateId: candidate._id,
    kind: 'individual',
    status,
    idDocumentFileId: file._id,
    isOpen: status !== 'verified' && status !== 'superseded',
    ...(status === 'submitted' && { submittedAt: new Date() }),
    ...(status === 'verified' && { verifiedAt: new Date() }),
    ...changes,
  });
  return identity.toObject();
}
