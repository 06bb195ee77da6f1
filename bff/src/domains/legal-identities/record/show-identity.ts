import {
  identityFieldNames,
  legalIdentityKinds,
  type FileView,
  type IdentityFacts,
  type LegalIdentity,
  type LegalIdentityAction,
  type LegalIdentityCard,
  type LegalIdentityKind,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { type Candidate, reaches } from '../../../records/candidates/candidate-lookup.ts';
import { findFiles, showFile } from '../../files/api/files.ts';
import { findPeople } from '../../../identity/people/people.ts';
import type { LegalIdentityRecord } from '../legal-identity.model.ts';
import { mayOpen, type FoundIdentity } from './find-identity.ts';

/** Returns the facts of an identity without its state. */
export const factsOfRecord = (identity: LegalIdentityRecord): IdentityFacts =>
  Object.fromEntries(identityFieldNames.map((name) => [name, identity[name]])) as IdentityFacts;

/** Returns the status, for every reader with access. */
export const showCard = (
  actor: Actor,
  identity: LegalIdentityRecord,
  candidate: Candidate,
  others: readonly LegalIdentityRecord[],
): LegalIdentityCard => ({
  id: identity._id.toHexString(),
  kind: identity.kind,
  status: identity.status,
  revision: identity.revision,
  typedBy: identity.typedBy.length > 0 ? 'staff' : 'self',
  submittedAt: identity.submittedAt?.toISOString() ?? null,
  verifiedAt: identity.verifiedAt?.toISOString() ?? null,
  supersededAt: identity.supersededAt?.toISOString() ?? null,
  updatedAt: identity.updatedAt.toISOString(),
  version: identity.version,
  allowedActions: actionsOn(actor, identity, candidate, others),
});

/** 🔒 Returns the whole identity. */
export async function showIdentity(
  actor: Actor,
  { identity, candidate }: FoundIdentity,
  others: readonly LegalIdentityRecord[],
  session: ClientSession | null = null,
): Promise<LegalIdentity> {
  const { idDocumentFileId: fileId } = identity;
  const people = await findPeople([identity.verifiedBy], session);
  const file = fileId && (await findFiles([fileId], session)).get(fileId.toHexString());
  const shown = file ? withoutId(showFile(file)) : null;
  return {
    ...showCard(actor, identity, candidate, others),
    candidate: {
      id: candidate._id.toHexString(),
      number: candidate.number,
      name: candidate.name,
    },
    facts: factsOfRecord(identity),
    idDocument: shown,
    reviewNote: identity.reviewNote,
    fieldNotes: identity.fieldNotes,
    verifiedBy: people.ref(identity.verifiedBy),
  };
}

const withoutId = ({ id: _id, ...file }: FileView): Omit<FileView, 'id'> => file;

/** Returns the kinds without any identity yet. */
export const missingKinds = (identities: readonly LegalIdentityRecord[]): LegalIdentityKind[] =>
  legalIdentityKinds.filter((kind) => !identities.some((identity) => identity.kind === kind));

/** Checks whether a newer version of the same kind is pending. */
export const hasNewer = (
  identity: LegalIdentityRecord,
  others: readonly LegalIdentityRecord[],
): boolean =>
  others.some(({ _id, kind, isOpen }) => kind === identity.kind && isOpen && _id !== identity._id);

function actionsOn(
  actor: Actor,
  identity: LegalIdentityRecord,
  candidate: Candidate,
  others: readonly LegalIdentityRecord[],
): LegalIdentityAction[] {
  const { status, typedBy } = identity;
  const isOpen = status === 'draft' || status === 'rejected';
  if (actor.candidateId?.equals(candidate._id) && actor.can('legalIdentity.updateOwn'))
    return [
      ...(isOpen || status === 'submitted' || (status === 'verified' && !hasNewer(identity, others))
        ? (['edit'] as const)
        : []),
      ...(isOpen ? (['submit'] as const) : []),
    ];
  const verifies = status === 'submitted' && reaches(actor, 'legalIdentity.verify', candidate);
  const typed = typedBy.some((id) => id.equals(actor.userId));
  return [
    ...(isOpen && mayOpen(actor, identity, candidate) ? (['edit'] as const) : []),
    ...(verifies && !typed ? (['verify'] as const) : []),
    ...(verifies ? (['reject'] as const) : []),
  ];
}
