import {
  companyCreateSchema,
  limits,
  type BodyOf,
  type companyEndpoints,
  type submissionPolicies,
  type currencies,
} from '@muster/contracts';
import { emptyToNull } from '@muster/kit';
import type { ZodForm } from '@muster/ui';

/** What the form begins with; text is '' where the API has null. */
export const emptyCompany = {
  name: '',
  logoFileId: null as string | null,
  website: '',
  industry: null as string | null,
  country: '',
  city: '',
  timeZone: '',
  accountManagerId: null as string | null,
  recruiterId: null as string | null,
  billingCurrency: null as (typeof currencies)[number] | null,
  submissionPolicy: 'direct' as (typeof submissionPolicies)[number],
  blindSubmission: false,
  feedbackSlaHours: limits.company.feedbackSlaHours.usual as number | null,
  invites: false,
  firstUser: { email: '', firstName: '', lastName: '', title: '' },
};
export type CompanyDraft = typeof emptyCompany;

export const createSchema = companyCreateSchema;
export type CreateForm = ZodForm<CompanyDraft, BodyOf<typeof companyEndpoints.create>>;

/** The values as the API wants them. */
export function toInput({ invites, firstUser, ...company }: CompanyDraft) {
  return {
    ...emptyToNull(company, ['website', 'city']),
    firstUser: invites ? emptyToNull(firstUser, ['title']) : null,
  };
}
