import cluster from 'node:cluster';
import { loadConfig, type Config } from './config.ts';
import { ConfigError } from './configuration/config-error.ts';
import { createLog } from './log.ts';
import { welcome } from './welcome.ts';
import { stopOnSignals } from './workers/stop-on-signals.ts';

function configOrExit(): Config {
  try {
    return loadConfig(process.env, import.meta.dirname);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`Configuration: ${error.message}`);
    process.exit(2);
  }
}

/** Loads each part only where it runs: a parent of workers needs neither domains nor models. */
async function main(): Promise<void> {
  const config = configOrExit();
  if (cluster.isWorker) {
    const { runWorker } = await import('./workers/worker.ts');
    await runWorker(config);
    return;
  }
  const log = createLog(config.logLevel);
  const running =
    config.workers > 1
      ? await (await import('./workers/parent.ts')).startWorkers(config, log)
      : await startAlone(config, log);
  console.log(welcome(config, running.port, running.accounts));
  stopOnSignals(log, () => running.stop());
}

async function startAlone(config: Config, log: ReturnType<typeof createLog>) {
  const [{ startPlatform }, { allDomains }] = await Promise.all([
    import('./platform.ts'),
    import('./domains/all-domains.ts'),
  ]);
  return startPlatform({ config, log, domains: allDomains });
}

main().catch((error: unknown) => {
  console.error(
    `Muster could not start: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exit(1);
});
