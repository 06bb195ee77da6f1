import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema } from '../../core/primitives.ts';
import { educationDegrees, languageLevels, linkKinds } from '../candidates/candidates.enums.ts';

/** Kinds of data that a CV contains, in review order. */
export const cvProposalKinds = [
  'name',
  'headline',
  'location',
  'contact',
  'link',
  'experience',
  'education',
  'skill',
  'language',
] as const;
export type CvProposalKind = (typeof cvProposalKinds)[number];

export const cvDecisions = ['pending', 'accepted', 'edited', 'rejected'] as const;
export type CvDecision = (typeof cvDecisions)[number];

/**
 * Relation of a proposal to the profile: `new` adds, `update` changes an existing entry, `same`
 * already exists and needs no decision.
 */
export const cvRelations = ['new', 'update', 'same'] as const;

const line = (max: number) => z.string().max(max);
const month = z.string().max(7).nullable();
const year = z.number().int().nullable();

/**
 * Draft fields of each kind: the user completes required values missing in the CV. Data written to
 * the profile is checked by the profile's own rules.
 */
export const cvDraftFields = {
  name: { firstName: line(80), middleName: line(80).nullable(), lastName: line(80) },
  headline: { text: line(120) },
  location: { city: line(80).nullable(), country: z.string().max(2).nullable() },
  contact: { kind: z.enum(['email', 'phone']), value: line(300) },
  link: { kind: z.enum(linkKinds), url: line(2048) },
  experience: {
    companyName: line(120).nullable(),
    title: line(120).nullable(),
    startMonth: month,
    endMonth: month,
    isCurrent: z.boolean(),
    /** The CV gives only years; January and December stand for the missing months. */
    onlyYears: z.boolean(),
    location: line(120).nullable(),
    description: line(limits.experience.description).nullable(),
    skillIds: z.array(idSchema).max(limits.experience.skills),
  },
  education: {
    school: line(160).nullable(),
    degree: z.enum(educationDegrees).nullable(),
    field: line(120).nullable(),
    startYear: year,
    endYear: year,
  },
  skill: { skillId: idSchema.nullable(), name: line(60) },
  language: { language: z.string().max(3), level: z.enum(languageLevels).nullable() },
} as const satisfies Record<CvProposalKind, z.ZodRawShape>;

/** The fields of a proposal of a kind. */
export type CvFields<Kind extends CvProposalKind = CvProposalKind> = {
  [K in Kind]: z.infer<z.ZodObject<(typeof cvDraftFields)[K]>>;
}[Kind];

/** First and last line in the document, and the page of the first line. */
export const cvSourceSchema = z.object({
  page: z.number().int(),
  from: z.number().int(),
  to: z.number().int(),
});

/** A problem that must be fixed before the proposal can be written to the profile. */
export const cvProblemSchema = z.object({ path: z.string(), code: z.string() });

const proposalOf = <Kind extends CvProposalKind>(kind: Kind) => {
  const fields = z.object(cvDraftFields[kind]);
  return z.object({
    id: idSchema,
    kind: z.literal(kind),
    /** As stated in the CV. */
    fields,
    /** As corrected by the user. */
    edited: fields.nullable(),
    /** The value in the profile, if `relation` is `update` or `same`. */
    existing: fields.nullable(),
    existingId: idSchema.nullable(),
    relation: z.enum(cvRelations),
    /** Adds a separate entry although a similar one exists. */
    asNew: z.boolean(),
    confidence: z.number().min(0).max(1),
    source: cvSourceSchema,
    decision: z.enum(cvDecisions),
    problems: z.array(cvProblemSchema),
  });
};

export const cvProposalSchema = z.discriminatedUnion('kind', [
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
export type CvProposal = z.infer<typeof cvProposalSchema>;
export type CvProposalOf<Kind extends CvProposalKind> = Extract<CvProposal, { kind: Kind }>;

const decisionOf = <Kind extends CvProposalKind>(kind: Kind) =>
  z.strictObject({
    id: idSchema,
    kind: z.literal(kind),
    decision: z.enum(cvDecisions),
    /** The new content for `edited`. */
    fields: z.strictObject(cvDraftFields[kind]).optional(),
    asNew: z.boolean().optional(),
  });

/** One decision; proposals that are not named keep theirs. */
export const cvDecisionSchema = z
  .discriminatedUnion('kind', [
    decisionOf('name'),
    decisionOf('headline'),
    decisionOf('location'),
    decisionOf('contact'),
    decisionOf('link'),
    decisionOf('experience'),
    decisionOf('education'),
    decisionOf('skill'),
    decisionOf('language'),
  ])
  .refine(({ decision, fields }) => decision !== 'edited' || fields !== undefined, {
    path: ['fields'],
    params: { code: 'REQUIRED' },
  });
export type CvDecisionInput = z.input<typeof cvDecisionSchema>;
