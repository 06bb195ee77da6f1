import type { Actor } from '../../../auth/actor.ts';
import { documentsWaitingFor } from '../client/client-documents.ts';

/** Counts the documents that wait for the signature of a client user. */
export const countWaitingDocuments = async (actor: Actor, email: string): Promise<number> =>
  actor.can('clientDocument.sign') ? (await documentsWaitingFor(actor, email)).length : 0;
