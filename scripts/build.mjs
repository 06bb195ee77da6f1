import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { root } from './setup/root.mjs';

process.chdir(root);
requireNode();
await install();
process.exit(await build());
