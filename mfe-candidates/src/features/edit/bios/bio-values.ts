import { bioCreateSchema, type Bio, type CandidateRecord } from '@muster/contracts';
import type { z } from 'zod';
import type { ZodForm } from '@muster/ui';

/** Values of the bio form. */
export type BioValues = Pick<
  Bio,
  'title' | 'body' | 'audience' | 'language' | 'status' | 'isDefault'
>;

/** Validation of the API, including contact data; the version is added on sending. */
export const bioFormSchema = bioCreateSchema.transform(({ version: _version, ...bio }) => bio);
export type BioForm = ZodForm<BioValues, z.output<typeof bioFormSchema>>;

/** Adds a placeholder version for validation, because a form has none. */
export const bioInput = (values: BioValues) => ({ ...values, version: 1 });

/** Returns the values of a bio, or of a new one. */
export const bioValues = (
  { bios = [] }: Pick<CandidateRecord, 'bios'>,
  bioId: string | null,
): BioValues => {
  const bio = bios.find(({ id }) => id === bioId);
  if (!bio)
    return {
      title: '',
      body: '',
      audience: 'client',
      language: 'en',
      status: 'draft',
      isDefault: bios.length === 0,
    };
  const { title, body, audience, language, status, isDefault } = bio;
  return { title, body, audience, language, status, isDefault };
};
