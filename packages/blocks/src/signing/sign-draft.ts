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
 * Input of a signer that is not sent yet, without the code and the consent: both are given for the
 * document that is on the page.
 */
export type SignDraft = z.infer<typeof signDraftSchema>;

export const isSignDraft = (value: unknown): value is SignDraft =>
  signDraftSchema.safeParse(value).success;

/** Storage of a form's input, so that it survives a reload of the page. */
export interface KeptInput<Draft> {
  before: Draft | null;
  /** `null` deletes the kept input. */
  keep: (draft: Draft | null) => void;
}
