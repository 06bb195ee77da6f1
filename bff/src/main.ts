import { ConfigError, loadConfig, type Config } from './config.ts';
import { allDomains } from './domains/all-domains.ts';
import { createLog } from './log.ts';
import { startPlatform } from './platform.ts';
import { welcome } from './welcome.ts';

function configOrExit(): Config {
  try {
    return loadConfig(process.env, import.meta.dirname);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`Configuration: ${error.message}`);
    process.exit(2);
  }
}

async function main(): Promise<void> {
  const config = configOrExit();
  const log = createLog(config.logLevel);
  const platform = await startPlatform({ config, log, domains: allDomains });
  console.log(welcome(config, platform.port, platform.accounts));
  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping');
    await platform.stop();
    process.exit(0);
  };
  process.once('SIGTERM', (signal) => void stop(signal));
  process.once('SIGINT', (signal) => void stop(signal));
}

main().catch((error: unknown) => {
  console.error(
    `Muster could not start: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exit(1);
});
