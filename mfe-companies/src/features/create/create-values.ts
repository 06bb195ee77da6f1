import {
  companyCreateSchema,
  newCustomValues,
  newCustomValuesRule,
  type BodyOf,
  type CustomValues,
  type UsableCustomField,
  type companyEndpoints,
  type submissionPolicies,
  type currencies,
} from '@muster/contracts';
import { emptyToNull } from '@muster/kit';
import type { ZodForm } from '@muster/ui';

/** Initial form values; text is '' where the API has null. */
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
  feedbackSlaHours: null as number | null,
  custom: {} as CustomValues,
  invites: false,
  firstUser: { email: '', firstName: '', lastName: '', title: '' },
};
export type CompanyDraft = typeof emptyCompany;

/** Returns the schema of a new company, including the agency's custom fields. */
export const createSchema = (fields: readonly UsableCustomField[]) =>
  companyCreateSchema.safeExtend({ custom: newCustomValuesRule(fields) });
export type CreateForm = ZodForm<CompanyDraft, BodyOf<typeof companyEndpoints.create>>;

/** Converts the values for the API. */
export function toInput(
  { invites, firstUser, ...company }: CompanyDraft,
  fields: readonly UsableCustomField[],
) {
  return {
    ...emptyToNull(company, ['website', 'city']),
    custom: newCustomValues(fields, company.custom),
    firstUser: invites ? emptyToNull(firstUser, ['title']) : null,
  };
}
