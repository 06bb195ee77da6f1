import { z } from 'zod';
import { timestampSchema } from '../../core/primitives.ts';
import { tokenPurposes } from '../../core/token-purposes.ts';

/** The token from the fragment of a mailed link; never in a URL that a server sees. */
export const openLinkSchema = z.strictObject({ token: z.string().min(20).max(200) });

/** A link once opened. The handle is no secret: a cookie bound to its path carries the right. */
export const openedLinkSchema = z.object({
  handle: z.string(),
  purpose: z.enum(tokenPurposes),
  maskedEmail: z.string(),
  agencyName: z.string(),
  expiresAt: timestampSchema,
  /** The numbered route that the purpose leads to, when its screen is built. */
  route: z.string().nullable(),
});
export const linkParams = z.strictObject({ handle: z.string().max(64) });
