import { z } from 'zod';
import { limits } from './limits.ts';

/** What each form sends that a visitor fills in, besides what they say. */
export const publicFormFields = {
  /** Proves when the form was opened. */
  ticket: z.string().max(200),
  /** A hidden field that only robots fill. */
  website: z.string().max(500).default(''),
} as const;

/** Whether no person filled a form in: what nobody sees says something, or it went too fast. */
export const isByRobot = (
  { website }: { website: string },
  openedAt: number,
  now: number,
): boolean => website !== '' || now - openedAt < limits.publicForm.least;
