import { createBlocker } from '@muster/kit';

/** Reasons why leaving would lose input, from every form of the page in any remote. */
export const unsavedInput = createBlocker();
