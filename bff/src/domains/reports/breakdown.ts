import type { Report, ReportDefinition, ReportDimension } from '@muster/contracts';
import type { Labels } from './labels.ts';
import { summarise, type Observation } from './observation.ts';

/**
 * Upper limit on the groups shown for comparison; the rows behind the figure contain all groups.
 */
const maxGroups = 50;

interface Compared {
  now: readonly Observation[];
  earlier: readonly Observation[] | null;
  labels: Labels;
}

/**
 * Returns the groups of the period and of the period before, largest first. Every row belongs to a
 * group, so the groups add up to the figure.
 */
export function breakdownOf(
  definition: ReportDefinition,
  by: ReportDimension,
  { now, earlier, labels }: Compared,
): Report['breakdowns'][number] {
  const current = grouped(by, now, labels);
  const before = earlier && grouped(by, earlier, labels);
  const keys = new Set([...current.groups.keys(), ...(before?.groups.keys() ?? [])]);
  const groups = [...keys]
    .map((key) => ({
      key,
      label: labels.of(by, key),
      figure: summarise(definition, current.groups.get(key) ?? []),
      figureBefore: before && summarise(definition, before.groups.get(key) ?? []),
    }))
    .toSorted(
      (a, b) =>
        b.figure.count - a.figure.count ||
        (b.figureBefore?.count ?? 0) - (a.figureBefore?.count ?? 0) ||
        a.key.localeCompare(b.key),
    );
  return {
    by,
    groups: groups.slice(0, maxGroups),
    further: Math.max(0, groups.length - maxGroups),
    overlaps: current.overlaps || (before?.overlaps ?? false),
  };
}

function grouped(by: ReportDimension, observations: readonly Observation[], labels: Labels) {
  const groups = new Map<string, Observation[]>();
  let overlaps = false;
  for (const observation of observations) {
    const keys = labels.keysOf(by, observation);
    overlaps ||= keys.length > 1;
    for (const key of keys) {
      const rows = groups.get(key);
      if (rows) rows.push(observation);
      else groups.set(key, [observation]);
    }
  }
  return { groups, overlaps };
}
