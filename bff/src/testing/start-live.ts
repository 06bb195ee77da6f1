import type { Domain } from '../domain.ts';
import { startBackground } from '../jobs/background.ts';
import { createLog } from '../log.ts';
import type { TestApp } from './create-test-app.ts';

/**
 * The live part of one domain as the platform runs it, without periodic jobs. The events of all
 * domains are worked on beside it: a process that takes an event needs all handlers and all tokens,
 * or a mail fails in it that `runEvents` would have sent.
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
