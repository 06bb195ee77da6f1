// Replaces shell/src/registry/load-lifecycles.ts: remotes are parts of the same program.

/** @type {Record<string, () => Promise<object>>} */
const remotes = {
  'mfe-candidates': () => import('mfe-candidates/src/lifecycles.tsx'),
  'mfe-client-dashboard': () => import('mfe-client-dashboard/src/lifecycles.tsx'),
  'mfe-companies': () => import('mfe-companies/src/lifecycles.tsx'),
  'mfe-jobs': () => import('mfe-jobs/src/lifecycles.tsx'),
  'mfe-public': () => import('mfe-public/src/lifecycles.tsx'),
  'mfe-self-service': () => import('mfe-self-service/src/lifecycles.tsx'),
  'mfe-talent': () => import('mfe-talent/src/lifecycles.tsx'),
  'mfe-team': () => import('mfe-team/src/lifecycles.tsx'),
};

/** @param {string} name */
export async function loadLifecycles(name) {
  const load = remotes[name];
  if (!load) throw new Error(`The application has no ${name}`);
  return { build: 'plain', lifecycles: await load() };
}

export function forgetLifecycles() {}
