import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { readsOnly } from '@muster/contracts';
import type { ApiError } from './api-error.ts';
import type { ApiServices } from './api-services.ts';
import { bringErrorWords } from '../messages/error-text.ts';
import { newUuid } from './new-uuid.ts';
import { parseResponse } from './parse-response.ts';
import { send, type Call } from './send.ts';
import type { Sent } from './sent.ts';
import { followUp, retractTrouble } from './follow-up.ts';

export type MusterBaseQuery = BaseQueryFn<Call, unknown, ApiError>;

/**
 * Sends a call of the contract to the BFF of the same origin; see {@link send}. If the server
 * requires a fresh proof of identity, the user is asked once and the same call is sent again.
 */
export const baseQuery: MusterBaseQuery = async (call, { extra, signal }) => {
  const services = extra as ApiServices;
  const { platform } = services;
  // A read is aborted with its remote; a write that was sent may finish.
  const until = readsOnly(call.endpoint) ? AbortSignal.any([signal, platform.signal]) : signal;
  if (!readsOnly(call.endpoint)) retractTrouble(platform);
  const sent = await sendProven(call, services, until);
  if (sent.ok) {
    retractTrouble(platform);
    return {
      data: parseResponse(call.endpoint, sent.answer, (error, context) =>
        platform.reportError(error, context),
      ),
    };
  }
  await bringErrorWords();
  if (!until.aborted) followUp(platform, sent.error);
  return { error: sent.error };
};

async function sendProven(call: Call, services: ApiServices, signal: AbortSignal): Promise<Sent> {
  const { platform } = services;
  // One key for both attempts, so that nothing the first may have started is done twice.
  const intent = { ...call, idempotencyKey: call.idempotencyKey ?? newUuid() };
  const sent = await send(intent, services, signal);
  if (sent.ok || sent.error.code !== 'REAUTHENTICATION_REQUIRED') return sent;
  const renewed = await platform.reauthenticate?.();
  if (!renewed) return sent;
  return send(intent, { ...services, csrfToken: () => renewed }, signal);
}
