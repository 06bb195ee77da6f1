import { cvDraftFields, cvProposalKinds, type CvProposalKind } from '@muster/contracts';
import { z } from 'zod';

/** Expected format of the model's answer; each proposal is validated separately afterwards. */
export const modelAnswerSchema = z.object({ proposals: z.array(z.unknown()).max(500) });

const { skillIds: _skillIds, onlyYears: _onlyYears, ...experience } = cvDraftFields.experience;
const fieldsOf = {
  ...cvDraftFields,
  experience,
  skill: { name: cvDraftFields.skill.name },
} as const satisfies Record<CvProposalKind, z.ZodRawShape>;

const proposalOf = <Kind extends CvProposalKind>(kind: Kind) =>
  z.object({
    kind: z.literal(kind),
    fields: z.object(fieldsOf[kind]),
    confidence: z.number().min(0).max(1),
    /** The first and last line of the source. */
    from: z.number().int().min(1),
    to: z.number().int().min(1),
    /** The exact text on these lines. */
    quote: z.string().min(2).max(2000),
  });

/** One proposal of a model. */
export const modelProposalSchema = z.discriminatedUnion('kind', [
  proposalOf('name'),
  proposalOf('headline'),
  proposalOf('location'),
  proposalOf('contact'),
  proposalOf('link'),
  proposalOf('experience'),
  proposalOf('education'),
  proposalOf('skill'),
  proposalOf('language'),
]);
export type ModelProposal = z.infer<typeof modelProposalSchema>;

/** The fields of each kind, for the model's instructions. */
export const modelFields: Readonly<Record<CvProposalKind, readonly string[]>> = Object.fromEntries(
  cvProposalKinds.map((kind) => [kind, Object.keys(fieldsOf[kind])]),
) as Record<CvProposalKind, string[]>;
