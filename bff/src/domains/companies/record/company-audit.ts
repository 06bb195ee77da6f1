import type { Company } from '../../../records/companies/company.model.ts';

/** Fields whose old and new values are kept in the audit trail. */
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

/** Fields of which the audit trail records only that they changed 🔒. */
export const secretFields = [
  'taxId',
  'defaultFeeKind',
  'defaultFeeValue',
] as const satisfies readonly (keyof Company)[];
