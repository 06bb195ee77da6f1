import type { ClientWaits } from '../../../waiting/client-waits.ts';
import { documentsToSign } from './client-documents.ts';

/** Documents that wait for the reader's signature. */
export const waitingDocuments: ClientWaits = {
  permission: 'clientDocument.sign',
  collections: ['signature_documents'],
  count: async ({ actor, session }) => (await documentsToSign(actor, session.user.email)).length,
};
