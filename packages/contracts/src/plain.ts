// What needs no schema, for threads that would hold the schemas of everything for a few functions: an
// entry of its own, `@muster/contracts/plain`.
export { limits } from './core/limits.ts';
export { normaliseText } from './core/plain-text.ts';
export { sharedWorkingHours } from './core/working-hours.ts';
export { languageLevels } from './domains/candidates/candidates.enums.ts';
