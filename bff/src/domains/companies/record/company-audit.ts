import type { Company } from '../../../records/companies/company.model.ts';

/** Fields of which each change is kept with its old and new value. */
export const auditedFields = [
  'number',
  'name',
  'legalName',
  'status',
  'statusNote',
  'website',
  'domain',
  'industry',
  'size',
  'country',
  'city',
  'address',
  'timeZone',
  'billingEmail',
  'billingCurrency',
  'paymentTermsDays',
  'taxId',
  'defaultFeeKind',
  'defaultFeeValue',
  'accountManagerId',
  'recruiterId',
  'about',
  'hiringNotes',
  'logoFileId',
  'submissionPolicy',
  'blindSubmission',
  'feedbackSlaHours',
  'ndaStatus',
] as const satisfies readonly (keyof Company)[];

/** Of these the trail keeps only that they changed 🔒. */
export const secretFields = [
  'taxId',
  'defaultFeeKind',
  'defaultFeeValue',
] as const satisfies readonly (keyof Company)[];
