import { sessionStateSchema, type AnyEndpoint } from '@muster/contracts';
import { createHmac } from 'node:crypto';
import type { Request } from 'express';
import { canonicalJson } from '../idempotency/canonical-json.ts';
import { claimKey, type IdempotencyOutcome } from '../idempotency/idempotency.service.ts';
import { AppError } from './app-error.ts';
import { requestState } from './request-state.ts';
import { runtimeOf } from './runtime.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns the claim or replay of a request's Idempotency-Key; null if there is none to honour. */
export async function claimFor(
  req: Request,
  endpoint: AnyEndpoint,
  input: unknown,
): Promise<IdempotencyOutcome | null> {
  if (endpoint.method !== 'POST' || endpoint.readOnly) return null;
  const key = req.get('idempotency-key');
  if (key === undefined) {
    if (endpoint.idempotency === 'required') throw new AppError('IDEMPOTENCY_KEY_REQUIRED');
    return null;
  }
  if (!uuid.test(key))
    throw new AppError('BAD_REQUEST', { context: { header: 'Idempotency-Key' } });
  const { session } = requestState(req).reading;
  // Sign-in and similar endpoints return secrets of one browser, which are never stored.
  if (endpoint.answersSecret) return null;
  if (!session || endpoint.access === 'public' || endpoint.access === 'session') return null;
  if (endpoint.access === 'second-step' || endpoint.response === sessionStateSchema) return null;
  return claimKey({
    key: key.toLowerCase(),
    userId: session.user._id,
    assignmentId: session.actor?.assignmentId ?? null,
    impersonationId: session.record.impersonationId,
    route: endpoint.name,
    status: endpoint.status ?? 200,
    requestHash: createHmac('sha256', runtimeOf(req).config.sessionSecret)
      .update(canonicalJson(input))
      .digest('hex'),
  });
}
