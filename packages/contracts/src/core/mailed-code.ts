import { z } from 'zod';

/** A code as it was mailed; spaces and dashes that people put between its digits are no matter. */
export const mailedCodeSchema = (digits: number) =>
  z
    .string()
    .max(20)
    .transform((code) => code.replace(/\D/g, ''))
    .refine((code) => code.length === digits, { params: { code: 'INVALID_FORMAT' } });
