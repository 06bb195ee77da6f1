import { z } from 'zod';
import { companyBillingFields, companyFields, type CompanyRecord } from '@muster/contracts';
import { emptyToNull } from '@muster/kit';
import type { ZodForm } from '@muster/ui';

const noBilling: NonNullable<CompanyRecord['billing']> = {
  billingEmail: null,
  billingCurrency: null,
  paymentTermsDays: 0,
  taxId: null,
  defaultFeeKind: null,
  defaultFeeValue: null,
};

/** Returns the form values; text is '' where the API has null. */
export function companyValues(company: CompanyRecord) {
  const billing = company.billing ?? noBilling;
  return {
    name: company.name,
    logoFileId: company.logo?.fileId ?? null,
    legalName: company.legalName ?? '',
    website: company.website ?? '',
    domain: company.domain ?? '',
    industry: company.industry,
    size: company.size,
    country: company.country,
    city: company.city ?? '',
    address: company.address ?? '',
    timeZone: company.timeZone,
    accountManagerId: company.accountManager?.id ?? '',
    recruiterId: company.recruiter?.id ?? null,
    about: company.about ?? '',
    hiringNotes: company.hiringNotes ?? '',
    submissionPolicy: company.submissionPolicy,
    blindSubmission: company.blindSubmission,
    feedbackSlaHours: company.feedbackSlaHours as number | null,
    ndaStatus: company.ndaStatus,
    billingEmail: billing.billingEmail ?? '',
    billingCurrency: billing.billingCurrency,
    paymentTermsDays: billing.paymentTermsDays as number | null,
    taxId: billing.taxId ?? '',
    defaultFeeKind: billing.defaultFeeKind,
    defaultFeeValue: billing.defaultFeeValue ?? '',
  };
}
export type CompanyValues = ReturnType<typeof companyValues>;

export const companySchema = z.object({ ...companyFields, ...companyBillingFields });
export type CompanyForm = ZodForm<CompanyValues, z.output<typeof companySchema>>;

/** Converts the values for the API. */
export const companyInput = (values: CompanyValues) =>
  emptyToNull(values, [
    'legalName',
    'website',
    'domain',
    'city',
    'address',
    'about',
    'hiringNotes',
    'billingEmail',
    'taxId',
    'defaultFeeValue',
  ]);
