import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { readsOnly } from '@muster/contracts';
import type { ApiError } from './api-error.ts';
import type { ApiServices } from './api-services.ts';
import { parseResponse } from './parse-response.ts';
import { send } from './send.ts';
import type { Call } from './send.ts';
import { followUp } from './follow-up.ts';

export type MusterBaseQuery = BaseQueryFn<Call, unknown, ApiError>;

/** Sends a call of the contract to the BFF of the same origin; see {@link send}. */
export const baseQuery: MusterBaseQuery = async (call, { extra, signal }) => {
  const services = extra as ApiServices;
  const { platform } = services;
  // A read dies with its remote; a write that has been sent is let finish.
  const until = readsOnly(call.endpoint) ? AbortSignal.any([signal, platform.signal]) : signal;
  const sent = await send(call, services, until);
  if (sent.ok)
    return {
      data: parseResponse(call.endpoint, sent.answer, (error, context) =>
        platform.reportError(error, context),
      ),
    };
  if (!until.aborted) followUp(platform, sent.error);
  return { error: sent.error };
};
