import {
  hasVersion,
  limits,
  statusOf,
  type AnyEndpoint,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from '@muster/contracts';
import type { Request, RequestHandler, Response, Router } from 'express';
import { personBehind } from '../auth/current-session.ts';
import { auditImpersonatedCall } from '../identity/audit-impersonated-call.ts';
import { nameConflictAuthor } from '../identity/people/name-conflict-author.ts';
import { checkAccess } from './access.ts';
import { nameSpan } from '../operation/tracing.ts';
import { buildContext } from './build-context.ts';
import type { RequestContext } from './context.ts';
import { clientNetwork } from './client-address.ts';
import { claimFor } from './idempotency-header.ts';
import { checkContentType, readJson } from './json-body.ts';
import { entityTagOf } from './if-match.ts';
import { registerMounted } from './mounted-endpoints.ts';
import { registerRead, type Answer } from './mounted-reads.ts';
import { readInput } from './request-input.ts';
import { requestState } from './request-state.ts';
import { checkResponse, ContractError } from './response-check.ts';
import { routesFor } from './route-index.ts';
import { runtimeOf } from './runtime.ts';

/** The input of a service besides its context: parsed by the contract. */
export interface Input<E> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
}

/** A value that JSON turns into what the contract promises: ids and dates may stay objects. */
type Sendable<T> = T extends string
  ? T | { toJSON(): unknown }
  : T extends readonly (infer Item)[]
    ? readonly Sendable<Item>[]
    : T extends object
      ? { [K in keyof T]: Sendable<T[K]> }
      : T;

/**
 * A use case. Endpoints behind a role get a `RequestContext`; a service of a `session` or `public`
 * endpoint declares the smaller `SessionContext` or `VisitorContext`.
 */
export type Service<E> = (
  ctx: RequestContext,
  input: Input<E>,
) => Promise<Sendable<ResponseOf<E>>> | Sendable<ResponseOf<E>>;

/**
 * Serves an endpoint of the contracts: access, CSRF, rate limit, validation, idempotency, the
 * service, the check of its answer, the status.
 */
export function mount<E extends AnyEndpoint>(
  router: Router,
  endpoint: E,
  service: Service<E>,
): void {
  registerMounted(endpoint);
  const answerTo = async (req: Request, res: Response): Promise<Answer> => {
    const input = await admit(req, res, endpoint);
    const leave = await takeTurn(req);
    try {
      return await serve(req, res, input);
    } finally {
      leave();
    }
  };
  const isTagged = endpoint.method === 'GET' && hasVersion(endpoint.response);
  const handler: RequestHandler = async (req, res) => {
    const { status, answer, isReplay } = await answerTo(req, res);
    if (isReplay) res.set('Idempotency-Replayed', 'true');
    if (isTagged) tag(req, res, answer);
    send(res, status, answer);
  };
  const serve = async (req: Request, res: Response, input: Input<E>) => {
    const outcome = await claimFor(req, endpoint, input);
    if (outcome && 'replay' in outcome) {
      const { response } = outcome.replay;
      return { status: statusOf(endpoint, response), answer: response, isReplay: true };
    }
    const claim = outcome?.claim ?? null;
    const { strictResponses } = runtimeOf(req).config;
    try {
      const ctx = buildContext(req, res, claim, (answer) =>
        checkResponse(endpoint, answer, strictResponses),
      );
      const answer = checkResponse(endpoint, await service(ctx, input), strictResponses);
      await auditImpersonatedCall(ctx, endpoint, input.params, answer);
      if (claim) await settle(claim, endpoint, answer, strictResponses);
      return { status: statusOf(endpoint, answer), answer };
    } catch (error) {
      // Releases the key unless the change committed with its answer.
      await claim?.release();
      throw await nameConflictAuthor(error);
    }
  };
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  routesFor(router, endpoint)[method](endpoint.path, handler);
  // Visitors' reads may set cookies, which need a response of their own.
  if (method === 'get' && endpoint.access !== 'public') registerRead(router, endpoint, answerTo);
}

/**
 * Waits until this process has time for the request. Its body has already arrived, so that no slow
 * connection occupies a turn; streams, files and endpoints without the database need none.
 */
async function takeTurn(req: Request): Promise<() => void> {
  if (!requestState(req).authenticated) return () => undefined;
  const isBackground = req.get('x-background') === '1';
  return runtimeOf(req).turns.take(isBackground ? 'background' : 'person');
}

/** Runs the steps before every service: access, CSRF, rate limit, and only then the body. */
export async function admit<E extends AnyEndpoint>(
  req: Request,
  res: Response,
  endpoint: E,
): Promise<Input<E>> {
  const route = `${endpoint.method} ${endpoint.path}`;
  requestState(req).route = route;
  nameSpan(res, route);
  checkContentType(req, endpoint);
  checkAccess(req, endpoint);
  await countRequest(req, res, endpoint);
  await readJson(req, res, endpoint);
  return (await readInput(req, endpoint)) as Input<E>;
}

type Claim = NonNullable<ReturnType<typeof buildContext>['idempotency']>;

/** A replay has to return the first caller's answer. */
async function settle(claim: Claim, endpoint: AnyEndpoint, answer: unknown, strict: boolean) {
  if (claim.stored === null) return claim.complete(answer);
  if (claim.stored === JSON.stringify(answer)) return undefined;
  if (strict)
    throw new ContractError(
      `${endpoint.name}: what transact() returns must be the answer, for replays to repeat it`,
    );
  return claim.complete(answer);
}

async function countRequest(req: Request, res: Response, endpoint: AnyEndpoint): Promise<void> {
  const { authenticated, reading } = requestState(req);
  if (!authenticated) return;
  const { perUser, window } = limits.api;
  const { session } = reading;
  const { limit } = runtimeOf(req).rateLimits;
  if (!session && endpoint.method !== 'GET')
    await limit('visitor', clientNetwork(req), limits.visitor.perIp, limits.visitor.window);
  const caller = session
    ? personBehind(session)._id.toHexString()
    : `visitor:${clientNetwork(req)}`;
  const state = await limit('api', caller, perUser, window, {
    reserve: limits.api.reserve,
  });
  if (state)
    res.set({
      'RateLimit-Limit': String(state.limit),
      'RateLimit-Remaining': String(state.remaining),
      'RateLimit-Reset': String(state.resetSeconds),
    });
}

/** Also sends the version of the record in a header, for a later `If-Match`. */
function tag(req: Request, res: Response, answer: unknown): void {
  const entityTag = entityTagOf(answer);
  if (entityTag === null) return;
  res.set('ETag', entityTag);
  // The version belongs to the record, but the answer contains more: names of others, the reader's
  // permissions. It is therefore never “not modified”.
  delete req.headers['if-none-match'];
}

function send(res: Response, status: number, answer: unknown): void {
  res.status(status).set('Cache-Control', 'private, no-store');
  if (status === 204) res.end();
  else res.json(answer);
}
