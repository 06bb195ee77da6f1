import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { clientDocumentsSchema } from './client-documents.schemas.ts';

/** Documents for client users to sign, in their own area as well as through the mailed link. */
export const clientDocumentEndpoints = {
  list: defineEndpoint({
    name: 'clientDocuments.list',
    method: 'GET',
    path: '/client/documents',
    access: 'clientDocument.sign',
    summary: 'What waits for the reader’s own signature now, the longest waiting first.',
    response: clientDocumentsSchema,
    provides: [{ entity: 'SignatureDocument' }],
  }),
  open: defineEndpoint({
    name: 'clientDocuments.open',
    method: 'POST',
    path: '/client/documents/:id/actions/open',
    access: 'clientDocument.sign',
    summary: 'Makes the link under which the reader reads and signs; signing still takes a code.',
    params: idParams,
    response: z.object({ path: z.string() }),
    errors: ['INVALID_TRANSITION'],
  }),
} as const;
