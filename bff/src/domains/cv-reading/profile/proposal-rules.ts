import {
  contactInformationFields,
  countrySchema,
  educationFields,
  emailSchema,
  experienceFields,
  languageLevels,
  linkFields,
  phoneSchema,
  text,
  type CvFields,
  type CvProposalKind,
  type FieldError,
} from '@muster/contracts';
import { z } from 'zod';
import { fieldErrorsOf } from '../../../http/zod-fields.ts';
import type { AnyProposal } from '../extraction-review.model.ts';

const { firstName, middleName, lastName, city } = contactInformationFields;
const { companyName, title, startMonth, endMonth, location, description, skillIds } =
  experienceFields;
const { school, degree, field, startYear, endYear } = educationFields;

const problem = (path: string, code: string) => ({
  code: 'custom' as const,
  path: [path],
  params: { code },
});

/** The profile's own validation rules for each kind of proposal. */
const rules: { readonly [Kind in CvProposalKind]: z.ZodType } = {
  name: z.object({ firstName, middleName, lastName }),
  headline: z.object({ text: text(120, 1) }),
  location: z
    .object({ city, country: countrySchema.nullable() })
    .refine((place) => place.city !== null || place.country !== null, problem('city', 'REQUIRED')),
  contact: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('email'), value: emailSchema }),
    z.object({ kind: z.literal('phone'), value: phoneSchema.pipe(text(32, 1)) }),
  ]),
  link: z.object({ kind: linkFields.kind, url: linkFields.url }),
  experience: z
    .object({
      companyName,
      title,
      startMonth,
      endMonth,
      location,
      description,
      skillIds,
      isCurrent: z.boolean(),
    })
    .superRefine((entry, ctx) => {
      // Without an end it would count as the current job.
      if (!entry.isCurrent && entry.endMonth === null)
        ctx.addIssue(problem('endMonth', 'REQUIRED'));
      if (entry.endMonth !== null && entry.endMonth < entry.startMonth)
        ctx.addIssue(problem('endMonth', 'DATE_ORDER'));
    }),
  education: z
    .object({ school, degree: degree.unwrap().nullable(), field, startYear, endYear })
    .superRefine((entry, ctx) => {
      if (entry.startYear !== null && entry.endYear !== null && entry.endYear < entry.startYear)
        ctx.addIssue(problem('endYear', 'DATE_ORDER'));
    }),
  skill: z.object({ name: text(60, 1) }),
  language: z.object({
    language: z.string().regex(/^[a-z]{2}$/),
    level: z.enum(languageLevels),
  }),
};

/** Returns the current fields of a proposal: the edited ones, otherwise those from the CV. */
export const saysNow = <P extends AnyProposal>({ fields, edited }: P): P['fields'] =>
  edited ?? fields;

/**
 * Returns the problems that prevent writing a proposal to a profile; paths are those of its fields.
 */
export function problemsOf(
  proposal: Pick<AnyProposal, 'kind' | 'fields' | 'edited'>,
): FieldError[] {
  const fields: CvFields = proposal.edited ?? proposal.fields;
  const parsed = rules[proposal.kind].safeParse(fields);
  return parsed.success ? [] : fieldErrorsOf(parsed.error, fields);
}
