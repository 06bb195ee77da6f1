import type { BioEntry } from '../candidate.model.ts';

/** Checks whether clients may read a bio: its audience is clients, and it is ready. */
export const isClientBio = ({ audience, status }: Pick<BioEntry, 'audience' | 'status'>): boolean =>
  audience === 'client' && status === 'ready';
