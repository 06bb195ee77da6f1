import { z } from 'zod';

/** A mailed code; spaces and dashes between its digits are ignored. */
export const mailedCodeSchema = (digits: number) =>
  z
    .string()
    .max(20)
    .transform((code) => code.replace(/\D/g, ''))
    .refine((code) => code.length === digits, { params: { code: 'INVALID_FORMAT' } });
