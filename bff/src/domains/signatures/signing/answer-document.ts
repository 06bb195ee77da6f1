import type { signingEndpoints } from '@muster/contracts';
import { transact } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import { isHeldBack } from '../document/change-document.ts';
import { findForParty, partyOf } from '../document/find-document.ts';
import { showToParty } from '../document/show-document.ts';
import { SignatureDocumentModel } from '../signature-document.model.ts';
import { declineAs, recordOpened } from './as-party.ts';

type Endpoints = typeof signingEndpoints;

/**
 * Lists documents that the reader is to sign, has signed or declined; later signers see a document
 * on their turn.
 */
export const listOwnDocuments: Service<Endpoints['list']> = async ({ actor }) => {
  const documents = await SignatureDocumentModel.find({
    'parties.userId': actor.userId,
    deletedAt: null,
    ...(actor.candidateId && { candidateId: actor.candidateId }),
  })
    .sort({ createdAt: -1, _id: -1 })
    .limit(100)
    .lean();
  const data = [];
  for (const document of documents) {
    const party = partyOf(document, actor);
    if (party && !isHeldBack(document)) data.push(await showToParty(document, party));
  }
  return { data };
};

/** Records once that a party has opened the document. */
export const openDocument: Service<Endpoints['open']> = (ctx, { params }) =>
  transact(ctx, async (tx) => {
    const found = await findForParty(ctx.actor, params.id, tx.session);
    const { document, party } = await recordOpened(tx, found);
    return showToParty(document, party, tx.session);
  });

/** Declines to sign, with the reason for the sender. */
export const declineDocument: Service<Endpoints['decline']> = (ctx, { params, body: { reason } }) =>
  transact(ctx, async (tx) => {
    const found = await findForParty(ctx.actor, params.id, tx.session);
    const { document, party } = await declineAs(tx, found, reason);
    return showToParty(document, party, tx.session);
  });
