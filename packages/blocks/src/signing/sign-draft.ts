import { z } from 'zod';
import { signatureKinds } from '@muster/contracts';

const signDraftSchema = z.object({
  way: z.enum(signatureKinds),
  name: z.string(),
  entries: z.record(z.string(), z.string()),
  strokes: z.array(z.array(z.number())),
  image: z.string().nullable(),
});

/**
 * What a signer has filled in and not sent yet. Neither the code nor the consent: both are given
 * for the document that is on the page.
 */
export type SignDraft = z.infer<typeof signDraftSchema>;

export const isSignDraft = (value: unknown): value is SignDraft =>
  signDraftSchema.safeParse(value).success;

/** Where a form keeps its input, so that a reload of the page does not take it. */
export interface KeptInput<Draft> {
  before: Draft | null;
  /** `null` keeps nothing. */
  keep: (draft: Draft | null) => void;
}
