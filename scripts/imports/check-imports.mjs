// Refuses imports that violate the rules of .dependency-cruiser.cjs. Cycles are found here in one
// pass, because dependency-cruiser follows each import to everything reachable from it, which took
// as long as all other checks together.
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import path from 'node:path';
import { root } from '../setup/root.mjs';
import { findCycle } from './find-cycle.mjs';

process.chdir(root);
const options = await extractOptions(path.join(root, '.dependency-cruiser.cjs'));
const rules = options.ruleSet?.forbidden ?? [];
const ofCycles = rules.filter(({ to }) => 'circular' in to);
if (ofCycles.length !== 1) throw new Error('The rules name cycles in another way than once');

/** @type {{ output: unknown }} */
const { output } = await cruise(
  ['.'],
  {
    ...options,
    skipAnalysisNotInRules: true,
    ruleSet: { ...options.ruleSet, forbidden: rules.filter((rule) => !ofCycles.includes(rule)) },
  },
  // Files of one folder have similar imports; no file changes in the meantime.
  { unsafeCache: true },
);
const { modules, summary } = /** @type {import('dependency-cruiser').ICruiseResult} */ (output);

const faults = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
const cycle = findCycle(
  new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map((to) => to.resolved)]),
  ),
);
if (cycle) faults.push(`${ofCycles[0]?.name}: ${cycle.join(' → ')}`);

for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
