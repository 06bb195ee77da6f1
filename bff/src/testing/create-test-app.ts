import { rmSync } from 'node:fs';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { createApp } from '../app.ts';
import type { SessionFacts } from '../auth/session-facts.ts';
import { provideContributions } from '../composition/provide-contributions.ts';
import type { Config } from '../config.ts';
import { allDomains } from '../domains/all-domains.ts';
import type { Domain } from '../domain.ts';
import type { TurnLimits } from '../http/turns.ts';
import { createLog } from '../log.ts';
import { runOutbox } from '../outbox/outbox-worker.ts';
import { testConfig } from './test-config.ts';
import { openTestDatabase } from './test-database.ts';

interface TestAppOptions {
  config?: Partial<Config>;
  /** Added to the real ones. */
  domains?: readonly Domain[];
  log?: Logger;
  sessionFacts?: Partial<SessionFacts>;
  turnLimits?: TurnLimits;
  /** Fills the fresh database before the first request. */
  seed?: () => Promise<void>;
}

export interface TestApp {
  readonly app: Express;
  readonly config: Config;
  readonly domains: readonly Domain[];
  /** Runs all outbox events until none is due. */
  runEvents(): Promise<void>;
  close(): Promise<void>;
}

/** Creates the real app on its own database. Close it in `afterAll`. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const config = testConfig(options.config);
  const log = options.log ?? createLog(config.logLevel);
  const domains = [...allDomains, ...(options.domains ?? [])];
  const drop = await openTestDatabase();
  provideContributions(domains);
  await options.seed?.();
  const app = createApp({
    config,
    log,
    domains,
    ...(options.sessionFacts && { sessionFacts: options.sessionFacts }),
    ...(options.turnLimits && { turnLimits: options.turnLimits }),
  });
  return {
    app,
    config,
    domains,
    runEvents: () => runOutbox({ domains, config, log }),
    close: async () => {
      await drop();
      rmSync(config.dataDir, { recursive: true, force: true });
    },
  };
}
