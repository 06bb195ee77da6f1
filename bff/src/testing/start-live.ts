import type { Domain } from '../domain.ts';
import { startBackground } from '../jobs/background.ts';
import { createLog } from '../log.ts';
import type { TestApp } from './create-test-app.ts';

/**
 * Starts the live part of one domain as the platform runs it, without periodic jobs. It also
 * handles the events of all domains: a process that takes an event needs all handlers and all
 * tokens, otherwise a mail fails in it that `runEvents` would have sent.
 */
export const startLive = (
  { domains, config }: TestApp,
  name: string,
): ReturnType<typeof startBackground> =>
  startBackground({
    domains: domains.map(({ jobs: _jobs, live, ...domain }): Domain => ({
      ...domain,
      ...(live && domain.name === name && { live }),
    })),
    config,
    log: createLog('silent'),
  });
