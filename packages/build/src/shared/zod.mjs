// zod in the shape of its package. Not from `zod`: that name is shared and would resolve to this
// file.
export * as z from './zod-names.mjs';
