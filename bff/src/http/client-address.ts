import type { Request } from 'express';

/** The caller's address; behind a proxy only as far as TRUST_PROXY says. */
export const clientAddress = (req: Request): string => req.ip ?? '';
