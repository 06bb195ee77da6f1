import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { provideContributions } from './composition/provide-contributions.ts';
import { setAgencyName } from './mail/agency.ts';
import { setSiteAddress } from './mail/site-address.ts';
import type { Config } from './config.ts';
import { connect } from './db/connect.ts';
import type { DemoAccount, Domain } from './domain.ts';
import { startBackground } from './jobs/background.ts';
import { watchProcess } from './operation/metrics.ts';
import { startTracing } from './operation/tracing.ts';
import { watchOutbox } from './operation/watch-outbox.ts';
import { listen, serveConnections, type Connections } from './server.ts';

interface PlatformParts {
  config: Config;
  log: Logger;
  domains: readonly Domain[];
  /** The embedded database started by the parent of several processes. */
  embeddedUri?: string;
  /** Connections passed on by the parent, instead of an own port. */
  connections?: Connections;
}

export interface RunningPlatform {
  readonly port: number;
  readonly accounts: readonly DemoAccount[];
  /** Stops accepting, finishes running work, closes the database. */
  stop(): Promise<void>;
}

/** Starts everything in order: database, domains, demo data, requests, background. */
export async function startPlatform(parts: PlatformParts): Promise<RunningPlatform> {
  const { config, log, domains, embeddedUri, connections } = parts;
  const stopTracing = await startTracing(config);
  const disconnect = await connect(config, log, embeddedUri);
  watchProcess();
  watchOutbox();
  try {
    for (const { start } of domains) await start?.({ config, log });
    // Before the demo data, which uses the contributions of domains and the agency's name.
    provideContributions(domains);
    setAgencyName(config.agencyName);
    setSiteAddress(config.publicUrl);
    const accounts = config.seed === 'demo' ? await fillWithDemo(parts) : [];
    const app = createApp(parts);
    const server = connections
      ? serveConnections(app, connections)
      : await listen(app, config.port, config.host);
    const background = startBackground({ domains, config, log });
    return {
      port: server.port,
      accounts,
      stop: async () => {
        await Promise.all([server.stop(), background.stop()]);
        await disconnect();
        await stopTracing();
      },
    };
  } catch (error) {
    await disconnect();
    await stopTracing();
    throw error;
  }
}

async function fillWithDemo({ config, log, domains }: PlatformParts): Promise<DemoAccount[]> {
  const accounts: DemoAccount[] = [];
  for (const { demo } of domains) if (demo) accounts.push(...(await demo({ config, log })));
  return accounts;
}
