import type { AnyEndpoint, ErrorCode } from '@muster/contracts';
import { limits } from '@muster/contracts';
import type { Request } from 'express';
import { secretsMatch } from '../auth/session-id.ts';
import { AppError } from './app-error.ts';
import { requestState } from './request-state.ts';

/**
 * Whether the caller may use an endpoint at all; which rows they see is the policy's business.
 * @throws AppError UNAUTHENTICATED, SESSION_EXPIRED, SESSION_REVOKED, CSRF_FAILED, SETUP_REQUIRED,
 * ROLE_REQUIRED or FORBIDDEN, in this order.
 */
export function checkAccess(req: Request, endpoint: AnyEndpoint): void {
  const { access } = endpoint;
  const { session, end } = requestState(req).reading;
  // Links without an account come with their own cookie; until a domain brings them none is valid.
  if (access.startsWith('token:')) throw new AppError('TOKEN_INVALID');
  if (!session) {
    if (access === 'public') return;
    throw new AppError(end?.code ?? ('UNAUTHENTICATED' satisfies ErrorCode));
  }
  if (endpoint.method !== 'GET') checkCsrf(req, session.csrfToken);
  if (access === 'public' || access === 'session' || access === 'second-step') return;
  if (session.user.status === 'pending_setup') throw new AppError('SETUP_REQUIRED');
  if (!session.actor) throw new AppError('ROLE_REQUIRED');
  if (access !== 'authenticated' && !session.actor.can(access as never))
    throw new AppError('FORBIDDEN', { context: { role: session.actor.role } });
}

function checkCsrf(req: Request, expected: string): void {
  const given = req.get('x-csrf-token');
  if (!given || !secretsMatch(given, expected)) throw new AppError('CSRF_FAILED');
}

/** @throws AppError REAUTHENTICATION_REQUIRED when the last proof of the password is too old. */
export function requireFreshProof(provenAt: Date): void {
  if (Date.now() - provenAt.getTime() > limits.session.reauthentication)
    throw new AppError('REAUTHENTICATION_REQUIRED');
}
