// Code without schemas, for threads that would otherwise load all schemas for a few functions: a
// separate entry, `@muster/contracts/plain`.
export { limits } from './core/limits.ts';
export { normaliseText } from './core/plain-text.ts';
export { sharedWorkingHours } from './core/working-hours.ts';
export { languageLevels } from './domains/candidates/candidates.enums.ts';
