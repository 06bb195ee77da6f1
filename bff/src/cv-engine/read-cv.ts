import type { ReadCv } from './cv-engine.types.ts';

/** What a CV says, each with the lines that say it. */
export const readCv: ReadCv = () => [];
