import { defineEndpoint } from '../../core/endpoint.ts';
import { clientDocumentsSchema } from './client-documents.schemas.ts';

/** A separate module: a client's first page needs only this read, not the opening. */
export const clientDocumentListEndpoint = defineEndpoint({
  name: 'clientDocuments.list',
  method: 'GET',
  path: '/client/documents',
  access: 'clientDocument.sign',
  summary: 'What waits for the reader’s own signature now, the longest waiting first.',
  response: clientDocumentsSchema,
  provides: [{ entity: 'SignatureDocument' }],
});
