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
  feedbackSlaHours: null as number | null,
  custom: {} as CustomValues,
  invites: false,
  firstUser: { email: '', firstName: '', lastName: '', title: '' },
};
export type CompanyDraft = typeof emptyCompany;

/** The form of a new company that asks for these fields of the agency's own as well. */
export const createSchema = (fields: readonly UsableCustomField[]) =>
  companyCreateSchema.safeExtend({ custom: newCustomValuesRule(fields) });
export type CreateForm = ZodForm<CompanyDraft, BodyOf<typeof companyEndpoints.create>>;

/** The values as the API wants them. */
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
