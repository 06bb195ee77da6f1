import { withoutPromises } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';

/** Returns a text for its reader: outside the agency without the marks of promises. */
export const wordsFor = ({ audience }: Pick<Actor, 'audience'>, body: string): string =>
  audience === 'staff' ? body : withoutPromises(body);
