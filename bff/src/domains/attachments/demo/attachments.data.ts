import type { primaryRoles } from '@muster/contracts';

type Field = (typeof primaryRoles)[number];

const general = ['Professional Scrum Master I', 'Cambridge C1 Advanced'] as const;

/** Certificates for a field; all others have general ones. */
export const certificates: Partial<Record<Field, readonly string[]>> & {
  readonly Other: readonly string[];
} = {
  Backend: ['AWS Certified Solutions Architect', 'Confluent Certified Developer'],
  DevOps: ['Certified Kubernetes Administrator', 'AWS Certified DevOps Engineer'],
  QA: ['ISTQB Certified Tester'],
  Data: ['Google Professional Data Engineer', 'dbt Analytics Engineering'],
  Other: general,
};
