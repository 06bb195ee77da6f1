// npm run -s routes: prints the product's routes, tab-separated: route, owner, access, kind, layout,
// parent, title, and whether the screen is built or planned.
import { productRoutes } from '@muster/contracts';

const lines = productRoutes.map(({ path, owner, access, kind, layout, parent, title, status }) =>
  [path, owner, access, kind, layout, parent ?? '-', title, status].join('\t'),
);
process.stdout.write(`${lines.join('\n')}\n`);
