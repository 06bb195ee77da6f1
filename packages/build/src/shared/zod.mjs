// zod in the shape of its package. Not from `zod`: that name is shared, and would lead back here.
export * as z from './zod-names.mjs';
