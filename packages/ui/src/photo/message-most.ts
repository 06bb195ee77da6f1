import { limits } from '@muster/contracts';

/** How large a picture may be, in megabytes, for the texts. */
export const messageMost = { most: limits.file.image / 1024 / 1024 } as const;
