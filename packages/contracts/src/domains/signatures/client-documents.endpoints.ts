import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { clientDocumentListEndpoint } from './client-document-list.endpoint.ts';

/** Documents for client users to sign, in their own area as well as through the mailed link. */
export const clientDocumentEndpoints = {
  list: clientDocumentListEndpoint,
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
