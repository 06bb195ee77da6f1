// npm run build -w mfe-jobs: releases the remote. A release is named by its source, so an existing
// one is only announced again.
import path from 'node:path';
import { announceRelease, isBuilt, releaseOf } from '@muster/build/release';
import { run } from './setup/run.mjs';

const dir = process.cwd();
const release = releaseOf(path.basename(dir), dir);

if (isBuilt(release)) announceRelease(release);
else process.exit(await run('npx', ['rspack', 'build']));
