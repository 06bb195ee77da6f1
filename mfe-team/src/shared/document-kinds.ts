import type { SignatureCategory } from '@muster/contracts';

/** Names of the kinds of documents, wherever templates are edited or chosen. */
export const documentKinds = {
  contractor_agreement: 'Contractor agreement',
  client_msa: 'Master services agreement',
  nda: 'Confidentiality agreement',
  statement_of_work: 'Statement of work',
  ip_assignment: 'Assignment of rights',
  policy: 'Policy',
  amendment: 'Amendment',
  other: 'Other',
} as const satisfies Record<SignatureCategory, string>;
