import type { LegalIdentity, legalIdentityEndpoints } from '@muster/contracts';
import { auditAccess } from '../../../audit/audit.service.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import {
  findCandidateFor,
  reaches,
  requireReach,
} from '../../../records/candidates/candidate-lookup.ts';
import { type LegalIdentityRecord, LegalIdentityModel } from '../legal-identity.model.ts';
import { changeIdentity } from '../record/change-identity.ts';
import { findStaffIdentity, identitiesOf, type FoundIdentity } from '../record/find-identity.ts';
import { missingKinds, showCard, showIdentity } from '../record/show-identity.ts';
import { beginIdentity, editIdentity } from '../record/write-identity.ts';
import { askToConfirm, notifyOfReview } from '../identity-notices.ts';

type Endpoints = typeof legalIdentityEndpoints;

export const listIdentities: Service<Endpoints['ofCandidate']> = async ({ actor }, { params }) => {
  const candidate = await findCandidateFor(actor, 'signature.create', params.id);
  const identities = await identitiesOf(candidate._id);
  return {
    data: identities.map((identity) => showCard(actor, identity, candidate, identities)),
    canCreate: reaches(actor, 'legalIdentity.update', candidate) ? missingKinds(identities) : [],
  };
};

/** Opening an identity is audited, because of its sensitive content. */
export const readIdentity: Service<Endpoints['read']> = async (ctx, { params }) => {
  const found = await findStaffIdentity(ctx.actor, params.id);
  await auditAccess(ctx, {
    action: 'legal_identity.read',
    entity: 'legal_identity',
    entityId: found.identity._id,
  });
  return showIdentity(ctx.actor, found, await identitiesOf(found.candidate._id));
};

export const createIdentity: Service<Endpoints['create']> = (ctx, { params, body }) =>
  transact(ctx, async (tx) => {
    const candidate = await findCandidateFor(ctx.actor, 'legalIdentity.update', params.id, {
      session: tx.session,
    });
    const identity = await beginIdentity(tx, {
      actor: ctx.actor,
      candidateId: candidate._id,
      by: 'staff',
      ...body,
    });
    await askToConfirm(tx, candidate);
    return showIdentity(ctx.actor, { identity, candidate }, [identity], tx.session);
  });

const runOnIdentity = (
  ctx: RequestContext,
  id: string,
  change: (tx: Tx, found: FoundIdentity) => Promise<LegalIdentityRecord>,
): Promise<LegalIdentity> =>
  transactShown(ctx, {
    find: (session) => findStaffIdentity(ctx.actor, id, session),
    change: async (tx, found) => ({ ...found, identity: await change(tx, found) }),
    show: async (found, session) =>
      showIdentity(ctx.actor, found, await identitiesOf(found.candidate._id, session), session),
  });

export const updateIdentity: Service<Endpoints['update']> = (
  ctx,
  { params, body: { version, changes } },
) =>
  runOnIdentity(ctx, params.id, async (tx, { identity }) => {
    if (identity.status !== 'draft' && identity.status !== 'rejected')
      throw new AppError('LEGAL_IDENTITY_LOCKED');
    return editIdentity(tx, identity, {
      actor: ctx.actor,
      version,
      changes,
      by: 'staff',
      show: () => null,
    });
  });

/** Four eyes: an identity cannot be verified by the user who entered it. */
export const verifyIdentity: Service<Endpoints['verify']> = (ctx, { params, body }) =>
  runOnIdentity(ctx, params.id, async (tx, { identity, candidate }) => {
    requireReach(ctx.actor, 'legalIdentity.verify', candidate);
    const before = await LegalIdentityModel.findOne(
      { candidateId: candidate._id, kind: identity.kind, status: 'verified', deletedAt: null },
      null,
      { session: tx.session },
    ).lean();
    const isOther = before && !before._id.equals(identity._id);
    const { after, already } = await changeIdentity(tx, identity, {
      action: 'verify',
      version: body.version,
      guard: async ({ typedBy }) => {
        if (typedBy.some((id) => id.equals(ctx.actor.userId)))
          throw new AppError('SAME_PERSON_APPROVAL');
        // The old one first, so that two are never verified at the same time.
        if (isOther)
          await changeIdentity(tx, before, {
            action: 'supersede',
            version: null,
            set: { supersededAt: tx.at },
          });
      },
      set: { verifiedAt: tx.at, verifiedBy: tx.userId, reviewNote: null, fieldNotes: [] },
    });
    if (!already) await notifyOfReview(tx, candidate, { verified: true, note: null });
    return after;
  });

export const rejectIdentity: Service<Endpoints['reject']> = (ctx, { params, body }) =>
  runOnIdentity(ctx, params.id, async (tx, { identity, candidate }) => {
    requireReach(ctx.actor, 'legalIdentity.verify', candidate);
    const { version, note, fieldNotes } = body;
    const { after, already } = await changeIdentity(tx, identity, {
      action: 'reject',
      version,
      isRepeat: ({ status, reviewNote }) => status === 'rejected' && reviewNote === note,
      set: { reviewNote: note, fieldNotes },
    });
    if (!already) await notifyOfReview(tx, candidate, { verified: false, note });
    return after;
  });
