import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';

/** Where the own interview can be moved or cancelled; it holds for this reader alone. */
export const ownInterviewLinkSchema = z.object({ path: z.string() });

/** What people with an account do with their own interviews. */
export const ownInterviewEndpoints = {
  openLink: defineEndpoint({
    name: 'ownInterviews.openLink',
    method: 'POST',
    path: '/me/interviews/:id/actions/open-link',
    access: 'candidate.readOwnProfile',
    summary:
      'A further link to an own interview whose time the person chose, to move or cancel it.',
    params: idParams,
    response: ownInterviewLinkSchema,
    errors: ['INVALID_TRANSITION'],
  }),
} as const;
