import { z } from 'zod';
import { limits } from './limits.ts';

/** Fields that every public form sends in addition to the visitor's input. */
export const publicFormFields = {
  /** Proves when the form was opened. */
  ticket: z.string().max(200),
  /** A hidden field that only robots fill in. */
  website: z.string().max(500).default(''),
} as const;

interface Sending {
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Signed-in users may be quick: their values are filled in already. */
  readonly isSignedIn?: boolean;
}

/** Whether a robot sent a public form: it filled in the hidden field, or was too quick. */
export const isByRobot = (
  { website }: { website: string },
  { openedAt, now, isSignedIn = false }: Sending,
): boolean => website !== '' || (!isSignedIn && now - openedAt < limits.publicForm.least);
