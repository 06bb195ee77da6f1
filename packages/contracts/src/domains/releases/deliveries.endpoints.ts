import { defineEndpoint } from '../../core/endpoint.ts';
import { limits } from '../../core/limits.ts';
import {
  deliveredSchema,
  deliveryBeginSchema,
  deliveryParams,
  deliveryPartQuery,
  deliverySchema,
} from './deliveries.schemas.ts';

/**
 * A release from another repository: a signed manifest, the bytes of its files one after the other,
 * and the gate with the switch. Public, because the signature of a release token authenticates it.
 */
export const deliveryEndpoints = {
  begin: defineEndpoint({
    name: 'deliveries.begin',
    method: 'POST',
    path: '/release-deliveries',
    access: 'public',
    summary: 'Begins a release that is signed with a release token.',
    body: deliveryBeginSchema,
    visitorBytes: limits.release.delivery.bodyBytes,
    answersSecret: true,
    response: deliverySchema,
    status: 201,
    errors: ['API_KEY_INVALID', 'RATE_LIMITED'],
  }),
  send: defineEndpoint({
    name: 'deliveries.send',
    method: 'PUT',
    path: '/release-deliveries/:ticket/bytes',
    access: 'public',
    summary: 'Appends bytes of the files, in the order in which they are named.',
    params: deliveryParams,
    query: deliveryPartQuery,
    accepts: 'bytes',
    response: deliverySchema,
    errors: ['UPLOAD_INCOMPLETE'],
  }),
  finish: defineEndpoint({
    name: 'deliveries.finish',
    method: 'POST',
    path: '/release-deliveries/:ticket/actions/finish',
    access: 'public',
    summary: 'Tries the build by the gate and switches to it, or says why not.',
    params: deliveryParams,
    response: deliveredSchema,
    errors: ['UPLOAD_INCOMPLETE'],
  }),
} as const;
