// npm run dev -w mfe-jobs -- --standalone: the remote alone, against a running BFF (BFF_URL).
// Without --standalone: its live build, loaded into the shell as by `npm run dev -- jobs`.
import { run } from './setup/run.mjs';

const standalone = process.argv.includes('--standalone');
process.exit(await run('npx', ['rspack', 'dev', ...(standalone ? ['--env', 'standalone'] : [])]));
