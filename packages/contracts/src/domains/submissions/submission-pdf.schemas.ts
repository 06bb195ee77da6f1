import { z } from 'zod';

/** Paper sizes for printing a profile. */
export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

export const submissionPdfQuery = z.strictObject({ paper: z.enum(papers).default('a4') });
