import type { signingEndpoints } from '@muster/contracts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { changeDocument, isOpen, nextParty } from '../document/change-document.ts';
import { tellOfRefusal } from '../document/document-notices.ts';
import { addEvent } from '../document/event-chain.ts';
import { findForParty, partyOf } from '../document/find-document.ts';
import { showToParty } from '../document/show-document.ts';
import { SignatureDocumentModel, type SignatureRecord } from '../signature-document.model.ts';
import { keepOnDocument } from './keep-on-document.ts';

type Endpoints = typeof signingEndpoints;

/** What the reader signs, has signed or declined; who is asked later sees it when their turn comes. */
export const listOwnDocuments: Service<Endpoints['list']> = async ({ actor }) => {
  const documents = await SignatureDocumentModel.find({
    'parties.userId': actor.userId,
    deletedAt: null,
    ...(actor.candidateId && { candidateId: actor.candidateId }),
  })
    .sort({ createdAt: -1, _id: -1 })
    .limit(100)
    .lean<SignatureRecord[]>();
  const data = [];
  for (const document of documents) {
    const party = partyOf(document, actor);
    if (party) data.push(await showToParty(document, party));
  }
  return { data };
};

/** Notes that somebody has it before them; the same again notes nothing. */
export const openDocument: Service<Endpoints['open']> = (ctx, { params }) =>
  transact(ctx, async (tx) => {
    const { document, party } = await findForParty(ctx.actor, params.id, tx.session);
    if (party.viewedAt || !isOpen(document)) return showToParty(document, party, tx.session);
    const viewed = {
      ...party,
      viewedAt: tx.at,
      status: party.status === 'signed' ? party.status : ('viewed' as const),
    };
    const parties = document.parties.map((one) => (one.key === party.key ? viewed : one));
    const after =
      document.status === 'sent'
        ? (
            await changeDocument(tx, document, {
              ...{ action: 'open', to: 'viewed', version: null },
              set: { parties },
            })
          ).after
        : await keepOnDocument(tx, document, { parties });
    await addEvent(tx, after._id, { type: 'opened', by: party.name });
    return showToParty(after, viewed, tx.session);
  });

/** Refuses to sign, with the reason for the sender. */
export const declineDocument: Service<Endpoints['decline']> = (ctx, { params, body: { reason } }) =>
  transact(ctx, async (tx) => {
    const { document, party } = await findForParty(ctx.actor, params.id, tx.session);
    const declined = { ...party, status: 'declined' as const };
    const { after, already } = await changeDocument(tx, document, {
      ...{ action: 'decline', to: 'declined', version: null },
      isRepeat: ({ status, endNote }) => status === 'declined' && endNote === reason,
      guard: (current) => {
        const next = nextParty(current);
        if (next && next.key !== party.key)
          throw new AppError('DOCUMENT_NOT_YOUR_TURN', { context: { name: next.name } });
      },
      set: {
        endNote: reason,
        parties: document.parties.map((one) => (one.key === party.key ? declined : one)),
      },
    });
    if (!already) {
      await addEvent(tx, after._id, { type: 'declined', by: party.name });
      await tellOfRefusal(tx, after, declined);
    }
    return showToParty(after, declined, tx.session);
  });
