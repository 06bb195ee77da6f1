import type { BioEntry } from '../candidate.model.ts';

/** Whether a bio may be read by clients: written for them, and said to be ready. */
export const isClientBio = ({ audience, status }: Pick<BioEntry, 'audience' | 'status'>): boolean =>
  audience === 'client' && status === 'ready';
