import { createApp } from './app.ts';
import { ConfigError, loadConfig } from './config.ts';
import type { Config } from './config.ts';
import { connect } from './db/connect.ts';
import { allDomains } from './domains/all-domains.ts';
import { createLog } from './log.ts';
import { listen } from './server.ts';

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const disconnect = await connect(config, log);
  const server = await listen(
    createApp({ config, log, domains: allDomains }),
    config.port,
    config.host,
  );
  console.log(`Muster serves ${config.publicUrl.origin} (API description: /api/docs)`);
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    await server.stop();
    await disconnect();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

function configOrExit(): Config {
  try {
    return loadConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`Configuration: ${error.message}`);
    process.exit(2);
  }
}

await start(configOrExit());
