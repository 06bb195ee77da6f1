import { bioCreateSchema, type Bio, type CandidateRecord } from '@muster/contracts';
import type { z } from 'zod';
import type { ZodForm } from '@muster/ui';

/** A bio as it is edited. */
export type BioValues = Pick<
  Bio,
  'title' | 'body' | 'audience' | 'language' | 'status' | 'isDefault'
>;

/** The rules of the API, contact data included; the version is added when it is sent. */
export const bioFormSchema = bioCreateSchema.transform(({ version: _version, ...bio }) => bio);
export type BioForm = ZodForm<BioValues, z.output<typeof bioFormSchema>>;

/** What is checked: a form has no version of its own. */
export const bioInput = (values: BioValues) => ({ ...values, version: 1 });

/** The values of a bio, or of a new one. */
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
