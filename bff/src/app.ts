import compression from 'compression';
import express, { type Express, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import { authenticate, beginReading } from './auth/authenticate.ts';
import { identifyIfPossible } from './auth/identify-if-possible.ts';
import { beginSessions } from './auth/begin-sessions.ts';
import type { SessionFacts } from './auth/session-facts.ts';
import { setAgencyName } from './mail/agency.ts';
import { setSiteAddress } from './mail/site-address.ts';
import { passport } from './auth/passport.ts';
import { sessionMiddleware } from './auth/session-store.ts';
import { enforceTwoStep } from './auth/two-step-rule.ts';
import type { Config } from './config.ts';
import { usePasswordCost } from './domains/auth/api/password-hash.ts';
import { useSessionSecret } from './auth/sealed-secrets.ts';
import type { Domain } from './domain.ts';
import { apiNotFound } from './http/api-not-found.ts';
import { isOfLines } from './http/mount-reads.ts';
import { errorHandler } from './http/error-handler.ts';
import { createRateLimits } from './http/rate-limit.ts';
import { requestStart } from './http/request-start.ts';
import { provideRuntime } from './http/runtime.ts';
import { sameOrigin } from './http/same-origin.ts';
import { Turns, type TurnLimits } from './http/turns.ts';
import { giveWayTo } from './jobs/give-way.ts';
import { securityHeaders } from './http/security-headers.ts';
import { bulkActionsOf } from './bulk/bulk-action.ts';
import { listSourcesOf } from './lists/list-sources.ts';
import { openRoutes } from './domains/platform/api/open-routes.ts';
import { metricsEndpoint } from './operation/metrics-endpoint.ts';
import { traceRequest } from './operation/tracing.ts';
import { provideContributions } from './composition/provide-contributions.ts';
import { pageSourcesOfDomains } from './composition/page-sources.ts';
import { sessionFactsOfDomains } from './composition/session-facts.ts';
import { staticFiles } from './static/static-files.ts';

interface AppParts {
  config: Config;
  log: Logger;
  domains: readonly Domain[];
  /** Tests pass their own facts instead of those from the domains. */
  sessionFacts?: Partial<SessionFacts>;
  /** Tests lower the number of requests processed at a time. */
  turnLimits?: TurnLimits;
}

/** Compresses JSON lines too; the entry of that content type does not mark it as compressible. */
const compressed = compression({
  filter: (req, res) => isOfLines(res as Response) || compression.filter(req, res),
});

/** Creates the whole HTTP side. The database must be connected before. */
export function createApp({ config, log, domains, sessionFacts, turnLimits }: AppParts): Express {
  const app = express();
  const turns = new Turns(turnLimits);
  giveWayTo(() => turns.isAnyoneWaiting);
  usePasswordCost(config.passwordCost);
  setAgencyName(config.agencyName);
  setSiteAddress(config.publicUrl);
  enforceTwoStep(config.requireTwoStep);
  provideContributions(domains);
  beginSessions({ ...sessionFactsOfDomains, ...sessionFacts });
  useSessionSecret(config.sessionSecret);
  provideRuntime(app.locals, {
    config,
    log,
    rateLimits: createRateLimits(config.rateLimits),
    turns,
  });
  app.disable('x-powered-by');
  // API responses are not cached; static files have their own ETags.
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.use(requestStart, traceRequest, securityHeaders(config), compressed);
  const identifying = [
    beginReading,
    sessionMiddleware(config),
    passport.initialize(),
    passport.session(),
    authenticate,
  ];
  const api = apiRouter(config, domains, identifying);
  app.use('/api/v1', sameOrigin, api, apiNotFound);
  app.get('/metrics', metricsEndpoint);
  app.use(openRoutes());
  app.use('/api', apiNotFound);
  app.use(staticFiles(config, identifying, pageSourcesOfDomains(config)), apiNotFound);
  app.use(errorHandler);
  return app;
}

function apiRouter(
  config: Config,
  domains: readonly Domain[],
  identifying: readonly RequestHandler[],
) {
  const router = express.Router({ caseSensitive: true });
  const identify = identifyIfPossible(identifying);
  for (const domain of domains) domain.sessionless?.(router, { config, identify });
  router.use(...identifying);
  const lists = listSourcesOf(domains);
  const personal = domains.flatMap((domain) => domain.personal ?? []);
  const approvals = domains.flatMap((domain) => domain.approvals ?? []);
  const forget = domains.flatMap((domain) => domain.forget ?? []);
  const bulk = bulkActionsOf(domains);
  const runningForms = domains.flatMap((domain) => domain.runningForms ?? []);
  const collections = domains.flatMap((domain) => domain.collections ?? []);
  const calendars = domains.flatMap((domain) => domain.calendarEntries ?? []);
  const invitations = domains.flatMap((domain) => domain.invitations ?? []);
  const shared = {
    lists,
    personal,
    approvals,
    forget,
    bulk,
    runningForms,
    collections,
    calendars,
    invitations,
  };
  for (const domain of domains) domain.routes?.(router, { config, ...shared });
  return router;
}
