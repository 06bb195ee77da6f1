import type { LegalIdentity, ownIdentityEndpoints } from '@muster/contracts';
import { transactShown } from '../../../db/show-conflict.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import { requireFreshProof } from '../../../http/access.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { findOwnRecord } from '../../../records/candidates/own-record.ts';
import { changeIdentity } from '../record/change-identity.ts';
import { requireComplete, requirePlausible } from '../record/check-identity.ts';
import { findOwnIdentity, identitiesOf, type FoundIdentity } from '../record/find-identity.ts';
import { takeIdDocument } from '../record/identity-file.ts';
import { factsOfRecord, hasNewer, missingKinds, showIdentity } from '../record/show-identity.ts';
import {
  beginIdentity,
  editIdentity,
  factsOf,
  insertIdentity,
  needsProof,
} from '../record/write-identity.ts';
import { notifyOfSubmission, warnOfChange } from '../identity-notices.ts';

type Endpoints = typeof ownIdentityEndpoints;

export const listOwnIdentities: Service<Endpoints['list']> = async ({ actor }) => {
  const candidate = await findOwnRecord(actor);
  const identities = await identitiesOf(candidate._id);
  const data: LegalIdentity[] = [];
  for (const identity of identities)
    data.push(await showIdentity(actor, { identity, candidate }, identities));
  return { data, canCreate: missingKinds(identities) };
};

export const createOwnIdentity: Service<Endpoints['create']> = (ctx, { body }) =>
  transact(ctx, async (tx) => {
    const candidate = await findOwnRecord(ctx.actor, tx.session);
    const identity = await beginIdentity(tx, {
      actor: ctx.actor,
      candidateId: candidate._id,
      by: 'self',
      ...body,
    });
    return showIdentity(ctx.actor, { identity, candidate }, [identity], tx.session);
  });

const runOnOwn = (
  ctx: RequestContext,
  id: string,
  change: (tx: Tx, found: FoundIdentity) => Promise<FoundIdentity['identity']>,
): Promise<LegalIdentity> =>
  transactShown(ctx, {
    find: (session) => findOwnIdentity(ctx.actor, id, session),
    change: async (tx, found) => ({ ...found, identity: await change(tx, found) }),
    show: async (found, session) =>
      showIdentity(ctx.actor, found, await identitiesOf(found.candidate._id, session), session),
  });

/** Edits an undecided version in place; a verified one stays beside its new version. */
export const updateOwnIdentity: Service<Endpoints['update']> = (
  ctx,
  { params, body: { version, changes } },
) =>
  runOnOwn(ctx, params.id, async (tx, found) => {
    const { identity, candidate } = found;
    if (identity.status === 'superseded') throw new AppError('LEGAL_IDENTITY_LOCKED');
    if (identity.status === 'verified') return renew(tx, ctx, found, { version, changes });
    const isSensitive =
      needsProof(identity, factsOf(changes)) && (await verifiedOf(identity, tx)) !== undefined;
    if (isSensitive) requireFreshProof(ctx.session.record.provenAt);
    const after = await editIdentity(tx, identity, {
      actor: ctx.actor,
      version,
      changes,
      by: 'self',
      show: () => null,
    });
    if (isSensitive) await warnOfChange(tx, candidate);
    return after;
  });

/** Returns the verified version of the same kind, if there is one. */
async function verifiedOf(
  { candidateId, kind }: FoundIdentity['identity'],
  { session }: Tx,
): Promise<FoundIdentity['identity'] | undefined> {
  const others = await identitiesOf(candidateId, session);
  return others.find((other) => other.kind === kind && other.status === 'verified');
}

/** Creates and submits the next version of a verified identity. */
async function renew(
  tx: Tx,
  ctx: RequestContext,
  { identity, candidate }: FoundIdentity,
  { version, changes }: Parameters<Service<Endpoints['update']>>[1]['body'],
): Promise<FoundIdentity['identity']> {
  if (version !== identity.version) throw versionConflict(identity, ['status']);
  const others = await identitiesOf(candidate._id, tx.session);
  if (hasNewer(identity, others)) throw new AppError('LEGAL_IDENTITY_LOCKED');
  const facts = factsOf(changes);
  const isSensitive = needsProof(identity, facts);
  if (isSensitive) requireFreshProof(ctx.session.record.provenAt);
  const next = {
    ...factsOfRecord(identity),
    ...facts,
    kind: identity.kind,
    idDocumentFileId:
      (await takeIdDocument(tx, ctx.actor, changes.idDocumentFileId, 'changes.')) ??
      identity.idDocumentFileId,
  };
  requirePlausible(next);
  requireComplete(next);
  const created = await insertIdentity(tx, {
    ...next,
    candidateId: candidate._id,
    status: 'submitted',
    revision: identity.revision + 1,
    submittedAt: tx.at,
  });
  await notifyOfSubmission(tx, candidate);
  if (isSensitive) await warnOfChange(tx, candidate);
  return created;
}

export const submitOwnIdentity: Service<Endpoints['submit']> = (ctx, { params, body }) =>
  runOnOwn(ctx, params.id, async (tx, { identity, candidate }) => {
    // Changes entered by staff need proof, too, because the person's confirmation redirects
    // payments.
    const verified = await verifiedOf(identity, tx);
    if (verified && needsProof(verified, factsOfRecord(identity)))
      requireFreshProof(ctx.session.record.provenAt);
    const { after, already } = await changeIdentity(tx, identity, {
      action: 'submit',
      version: body.version,
      guard: (current) => {
        requirePlausible(current, '');
        requireComplete(current, '');
      },
      set: { submittedAt: tx.at, reviewNote: null, fieldNotes: [] },
    });
    if (!already) await notifyOfSubmission(tx, candidate);
    return after;
  });
