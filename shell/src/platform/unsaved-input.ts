import { createBlocker } from '@muster/kit';

/** Why leaving would lose something: what every form of the page, in any remote, has told. */
export const unsavedInput = createBlocker();
