import { z } from 'zod';
import { idSchema, timestampSchema } from '../../core/primitives.ts';
import { grantableRoles } from '../../core/roles.ts';

export const invitationStates = ['pending', 'expired', 'accepted', 'declined'] as const;

/** An invitation for a person whose account already has the invited address. */
export const myInvitationSchema = z.object({
  id: idSchema,
  roles: z.array(z.object({ role: z.enum(grantableRoles), companyName: z.string().nullable() })),
  inviterName: z.string(),
  status: z.enum(invitationStates),
  invitedAt: timestampSchema,
  /** Null once the invitation was answered. */
  expiresAt: timestampSchema.nullable(),
});
export const myInvitationListSchema = z.object({ data: z.array(myInvitationSchema) });
export type MyInvitation = z.infer<typeof myInvitationSchema>;

/** Why an invitation can no longer be accepted or declined; the `reason` of its `GONE`. */
export const invitationEnds = ['expired', 'withdrawn', 'declined', 'company_closed'] as const;
export type InvitationEnd = (typeof invitationEnds)[number];
