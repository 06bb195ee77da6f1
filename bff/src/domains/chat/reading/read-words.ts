import { withoutPromises } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';

/** A text as a reader reads it: who is outside the agency sees no marks of what is promised. */
export const wordsFor = ({ audience }: Pick<Actor, 'audience'>, body: string): string =>
  audience === 'staff' ? body : withoutPromises(body);
