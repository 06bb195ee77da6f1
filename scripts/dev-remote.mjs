// npm run dev -w mfe-jobs -- --standalone: the remote alone, against a running BFF (BFF_URL).
// Without --standalone: its live build, as `npm run dev -- jobs` puts it into the shell.
import { run } from './setup/run.mjs';

const standalone = process.argv.includes('--standalone');
process.exit(await run('npx', ['rspack', 'dev', ...(standalone ? ['--env', 'standalone'] : [])]));
