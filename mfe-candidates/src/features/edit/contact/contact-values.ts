import { z } from 'zod';
import {
  contactFields,
  contactInformationFields,
  idSchema,
  type CandidateRecord,
} from '@muster/contracts';
import { emptyToNull } from '@muster/kit';
import type { ZodForm } from '@muster/ui';

/** Returns the form values; text is '' where the API has null. */
export function contactValues(candidate: CandidateRecord) {
  const { contact, owner } = candidate;
  return {
    firstName: candidate.firstName,
    middleName: candidate.middleName ?? '',
    lastName: candidate.lastName,
    preferredName: candidate.preferredName ?? '',
    pronouns: candidate.pronouns ?? '',
    headline: candidate.headline ?? '',
    primaryRole: candidate.primaryRole,
    seniority: candidate.seniority,
    yearsExperience: candidate.yearsExperience,
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    country: candidate.country,
    region: candidate.region ?? '',
    city: candidate.city ?? '',
    timeZone: candidate.timeZone,
    ownerUserId: owner?.id ?? '',
    canEmail: candidate.canEmail,
    isPrivate: candidate.isPrivate,
    rating: candidate.rating,
    contacts: (contact?.contacts ?? []).map(
      ({ id, kind, label, value, isPrimary }): ContactRow => ({
        id,
        kind,
        label,
        value,
        isPrimary,
      }),
    ),
  };
}

export type ContactValues = ReturnType<typeof contactValues>;
type Contact = NonNullable<CandidateRecord['contact']>['contacts'][number];
export type ContactRow = Pick<Contact, 'kind' | 'label' | 'value' | 'isPrimary'> & {
  id?: string | undefined;
};

export const contactSchema = z.object({
  ...contactInformationFields,
  contacts: z.array(z.object({ id: idSchema.optional(), ...contactFields })),
});

export type ContactZodForm = ZodForm<ContactValues, z.output<typeof contactSchema>>;

/** Converts the values for the API. */
export function contactInput(values: ContactValues) {
  return emptyToNull(values, [
    'middleName',
    'preferredName',
    'pronouns',
    'headline',
    'email',
    'phone',
    'region',
    'city',
  ]);
}
