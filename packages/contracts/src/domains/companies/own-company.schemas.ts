import { z } from 'zod';
import { idSchema, versionSchema } from '../../core/primitives.ts';
import { companyLogoSchema } from './companies.schemas.ts';
import { companyFields } from './company-fields.ts';

/** The part of its record that a client maintains itself. */
export const ownCompanySchema = z.object({
  id: idSchema,
  name: z.string(),
  /** What the company does and how it works, for the people who recruit for it. */
  about: z.string().nullable(),
  logo: companyLogoSchema.nullable(),
  version: versionSchema,
});
export type OwnCompany = z.infer<typeof ownCompanySchema>;

const { about, logoFileId } = companyFields;
export const ownCompanyUpdateSchema = z.strictObject({
  version: versionSchema,
  changes: z.strictObject({ about, logoFileId }).partial(),
});
