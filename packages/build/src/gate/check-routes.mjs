import * as contracts from '@muster/contracts';

/** @typedef {import('@muster/contracts').Route} Route */

/**
 * The addresses that a build declares and that are not its own, and those that it brings along and
 * that cannot stand beside the contracts' tables.
 * @param {import('./read-build.mjs').Build} build
 * @param {string} name
 * @returns {string[]}
 */
export function checkRoutes({ needs, brought }, name) {
  const { faults } = contracts.judgeReleasedRoutes(
    /** @type {import('@muster/contracts').RemoteName} */ (name),
    Object.values(brought),
    contracts.allRoutes,
  );
  const claimed = [...new Set(needs?.routes)].filter((claim) => !(claim in brought));
  return [
    ...claimed.flatMap((claim) => faultOf(claim, name)),
    ...faults.map(({ path, fault }) => contracts.explainRouteFault(path, fault)),
  ];
}

/** @param {string} claim @param {string} name @returns {string[]} */
function faultOf(claim, name) {
  const route = routeOf(claim);
  if (route === null)
    return [
      `It declares the page ${claim}, which the contracts do not know. Give it a route there, or let it come with the release: docs/how-to/add-a-screen.md.`,
    ];
  if (route.owner === name) return [];
  return [
    `It declares ${route.path}, which belongs to ${route.owner}. Take it out of src/routes.tsx; a link to it is fine.`,
  ];
}

/** @param {string} claim a key of a table, or a path @returns {Route | null} */
function routeOf(claim) {
  if (claim.startsWith('/')) {
    const shape = shapeOf(claim);
    return contracts.allRoutes.find(({ path }) => shapeOf(path) === shape) ?? null;
  }
  const [table = '', key = ''] = claim.split('.');
  const tables = /** @type {Record<string, Record<string, Route> | undefined>} */ (
    /** @type {unknown} */ (contracts)
  );
  return tables[table]?.[key] ?? null;
}

/** Two addresses that differ only in parameter names are the same. */
const shapeOf = (/** @type {string} */ path) => path.replaceAll(/:\w+/g, ':');
