import { limits } from '@muster/contracts';

/** Maximum size of a picture in megabytes, for the texts. */
export const messageMost = { most: limits.file.image / 1024 / 1024 } as const;
