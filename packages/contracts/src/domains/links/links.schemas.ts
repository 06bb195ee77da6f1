import { z } from 'zod';
import { timestampSchema } from '../../core/primitives.ts';
import { mailedPurposes } from '../../core/token-purposes.ts';

/** The token from the fragment of a mailed link; never part of a URL that a server sees. */
export const openLinkSchema = z.strictObject({ token: z.string().min(20).max(200) });

/** An opened link. The handle is no secret: a cookie bound to its path grants access. */
export const openedLinkSchema = z.object({
  handle: z.string(),
  purpose: z.enum(mailedPurposes),
  maskedEmail: z.string(),
  agencyName: z.string(),
  expiresAt: timestampSchema,
  /** The numbered route of the purpose; null if its page is at the link's own address. */
  route: z.string().nullable(),
});
export const linkParams = z.strictObject({ handle: z.string().max(64) });
