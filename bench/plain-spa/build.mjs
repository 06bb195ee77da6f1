// node build.mjs ROOT OUTPUT: builds the product as one plain application.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, plainSpaConfig } from './config.mjs';

const [root = process.cwd(), output = ''] = process.argv.slice(2);
process.chdir(path.join(root, 'shell'));
const { rspack } = createRequire(import.meta.url)('@rspack/core');
rspack(await plainSpaConfig({ root, output }), (error, stats) => {
  if (error) throw error;
  if (stats.hasErrors()) {
    console.error(stats.toString('errors-only'));
    process.exitCode = 1;
    return;
  }
  // The release that a start activates.
  const latest = path.join(output, 'shell/dist/remote/latest.json');
  writeFileSync(latest, JSON.stringify({ name: 'shell', build }));
});
