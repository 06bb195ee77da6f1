import {
  featureOfEndpoint,
  impersonationRuleOf,
  limits,
  isOpenToKey,
  readsOnly,
  type AnyEndpoint,
  type ApiKeyLimits,
  type ErrorCode,
} from '@muster/contracts';
import type { Request } from 'express';
import type { CurrentSession } from '../auth/current-session.ts';
import { secretsMatch } from '../auth/session-id.ts';
import { lacksTwoStep } from '../auth/two-step-rule.ts';
import { agencySettings } from '../settings/agency-settings.ts';
import { displayName } from '../identity/user.model.ts';
import { AppError } from './app-error.ts';
import { requestState } from './request-state.ts';

/**
 * Checks whether the caller may use an endpoint at all; policies decide which rows they see.
 * @throws AppError UNAUTHENTICATED, SESSION_EXPIRED, SESSION_REVOKED, API_KEY_FORBIDDEN,
 *   CSRF_FAILED,
 * IMPERSONATION_EXPIRED, IMPERSONATION_READ_ONLY, IMPERSONATION_FORBIDDEN_ACTION,
 * TWO_FACTOR_REQUIRED, SETUP_REQUIRED, FEATURE_DISABLED, ROLE_REQUIRED or FORBIDDEN, in this order.
 */
export function checkAccess(req: Request, endpoint: AnyEndpoint): void {
  const { access } = endpoint;
  const { session, end } = requestState(req).reading;
  // Links without an account have their own cookie; until a domain supports them, none is valid.
  if (access.startsWith('token:')) throw new AppError('TOKEN_INVALID');
  requireFeature(endpoint);
  if (!session) {
    if (access === 'public') return;
    throw new AppError(end?.code ?? ('UNAUTHENTICATED' satisfies ErrorCode));
  }
  // Requests without changes need no proof that the page belongs to this session: a page older than
  // the session in its browser can still read, with any method. A page of another site cannot send
  // an API key.
  if (session.apiKey) checkKey(endpoint, session.apiKey);
  else if (!readsOnly(endpoint)) checkCsrf(req, session.csrfToken);
  checkImpersonation(session, endpoint);
  if (access === 'public' || access === 'second-step') return;
  if (session.record.secondStepDue) throw new AppError('TWO_FACTOR_REQUIRED');
  if (access === 'session') return;
  if (session.user.status === 'pending_setup') throw new AppError('SETUP_REQUIRED');
  if (!session.actor) throw new AppError('ROLE_REQUIRED');
  if (lacksTwoStep(session))
    throw new AppError('SETUP_REQUIRED', { context: { missing: 'two-step' } });
  if (access !== 'authenticated' && !session.actor.can(access as never))
    throw new AppError('FORBIDDEN', { context: { role: session.actor.role } });
}

/** @throws AppError FEATURE_DISABLED if the agency has switched off the endpoint's area */
function requireFeature({ name }: AnyEndpoint): void {
  const feature = featureOfEndpoint(name);
  if (feature && agencySettings().features.off.includes(feature))
    throw new AppError('FEATURE_DISABLED');
}

/** @throws AppError API_KEY_FORBIDDEN if no key, or not this one, may use the endpoint */
function checkKey(endpoint: AnyEndpoint, key: ApiKeyLimits): void {
  if (!isOpenToKey(endpoint, key)) throw new AppError('API_KEY_FORBIDDEN');
}

function checkCsrf(req: Request, expected: string): void {
  const given = req.get('x-csrf-token');
  if (!given || !secretsMatch(given, expected)) throw new AppError('CSRF_FAILED');
}

/**
 * Checks whether an endpoint may be used during impersonation. Public endpoints that change
 * something are checked as well: signing in, for example, is refused during impersonation.
 */
function checkImpersonation({ impersonation, user }: CurrentSession, endpoint: AnyEndpoint): void {
  if (!impersonation) return;
  const rule = impersonationRuleOf(endpoint);
  if (rule === 'control') return;
  const refuse = (code: ErrorCode) => new AppError(code, { context: { name: displayName(user) } });
  if (impersonation.over) {
    // Public reads stay available: the page needs them to show that the impersonation ended.
    if (rule === 'read' && endpoint.access === 'public') return;
    throw refuse('IMPERSONATION_EXPIRED');
  }
  if (rule === 'read') return;
  if (impersonation.mode === 'view_only') throw refuse('IMPERSONATION_READ_ONLY');
  if (rule === 'never') throw refuse('IMPERSONATION_FORBIDDEN_ACTION');
}

/** @throws AppError REAUTHENTICATION_REQUIRED if the last proof of the password is too old */
export function requireFreshProof(provenAt: Date): void {
  if (!isFreshProof(provenAt)) throw new AppError('REAUTHENTICATION_REQUIRED');
}

/** Checks whether the last proof of the password is recent enough for sensitive actions. */
export const isFreshProof = (provenAt: Date): boolean =>
  Date.now() - provenAt.getTime() <= limits.session.reauthentication;
