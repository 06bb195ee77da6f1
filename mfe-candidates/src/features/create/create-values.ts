import {
  newCustomValues,
  type BodyOf,
  type CustomValues,
  type UsableCustomField,
  type candidateEndpoints,
  type candidateSources,
  type primaryRoles,
} from '@muster/contracts';
import { emptyToNull } from '@muster/kit';
import type { ZodForm } from '@muster/ui';

/** Initial form values; text is '' where the API has null. */
export const emptyCandidate = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  linkUrl: '',
  headline: '',
  primaryRole: null as (typeof primaryRoles)[number] | null,
  country: '',
  city: '',
  timeZone: null as string | null,
  sourceKind: 'sourced' as (typeof candidateSources)[number],
  sourceDetail: '',
  custom: {} as CustomValues,
};
type CandidateDraft = typeof emptyCandidate;

export type CreateForm = ZodForm<CandidateDraft, BodyOf<typeof candidateEndpoints.create>>;

/** Converts the values for the API. */
export function toInput(values: CandidateDraft, fields: readonly UsableCustomField[]) {
  return {
    ...emptyToNull(values, ['email', 'phone', 'linkUrl', 'headline', 'city', 'sourceDetail']),
    custom: newCustomValues(fields, values.custom),
  };
}
