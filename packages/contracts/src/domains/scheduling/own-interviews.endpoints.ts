import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';

/** Link for moving or cancelling one's own interview; valid only for this reader. */
export const ownInterviewLinkSchema = z.object({ path: z.string() });

/** Actions of users with an account on their own interviews. */
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
