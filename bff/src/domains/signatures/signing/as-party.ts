import type { Tx } from '../../../db/unit-of-work.ts';
import { changeDocument, isOpen, requireTurn } from '../document/change-document.ts';
import { notifyOfRefusal } from '../document/end-notices.ts';
import { addEvent } from '../document/event-chain.ts';
import type { Party, SignatureRecord } from '../signature-document.model.ts';
import { keepOnDocument } from './keep-on-document.ts';

/** A document and its signing party, known by account or link. */
export interface AtDocument {
  document: SignatureRecord;
  party: Party;
}

/** Records that a party has read a document; a repeat changes nothing. */
export async function recordOpened(tx: Tx, { document, party }: AtDocument): Promise<AtDocument> {
  if (party.viewedAt || !isOpen(document)) return { document, party };
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
            action: 'open',
            to: 'viewed',
            version: null,
            set: { parties },
          })
        ).after
      : await keepOnDocument(tx, document, { parties });
  await addEvent(tx, after._id, { type: 'opened', by: party.name });
  return { document: after, party: viewed };
}

/** @throws AppError DOCUMENT_NOT_YOUR_TURN, INVALID_TRANSITION once it is over */
export async function declineAs(
  tx: Tx,
  { document, party }: AtDocument,
  reason: string,
): Promise<AtDocument> {
  const declined = { ...party, status: 'declined' as const };
  const { after, already } = await changeDocument(tx, document, {
    action: 'decline',
    to: 'declined',
    version: null,
    isRepeat: ({ status, endNote }) => status === 'declined' && endNote === reason,
    guard: (current) => requireTurn(current, party),
    set: {
      endNote: reason,
      parties: document.parties.map((one) => (one.key === party.key ? declined : one)),
    },
  });
  if (!already) {
    await addEvent(tx, after._id, { type: 'declined', by: party.name });
    await notifyOfRefusal(tx, after, declined);
  }
  return { document: after, party: declined };
}
