import {
  candidateReportParts,
  spanSteps,
  type CandidateReport,
  type CandidateReportPart,
  type reportEndpoints,
} from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { readStock, type KeptCandidate } from '../../candidates/api/kept-candidates.ts';
import { seesRatesEverywhere } from '../../candidates/api/report-candidates.ts';
import { withPlacement } from '../../placements/api/report-placements.ts';
import { poolRefs } from '../../../records/pools/pool-refs.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import { heldReport } from '../held-reports.ts';
import { momentsOf, windowOf, type Moments } from '../report-window.ts';
import { keysOf } from './count-parts.ts';

/** More groups than a reader can compare. */
const maxGroups = 30;

/** Reports new and existing candidates: each once, only those in the reader's list. */
export const readCandidates: Service<typeof reportEndpoints.candidates> = (ctx, asked) =>
  heldReport(ctx, { candidates: asked }, () => makeCandidates(ctx, asked));

type Asked = Parameters<typeof readCandidates>[1];

async function makeCandidates(ctx: RequestContext, { query }: Asked): Promise<CandidateReport> {
  const { actor } = ctx;
  const window = windowOf(ctx, query);
  const { people, merged, anonymised } = await readStock(actor, 'report.readCandidates');
  const period = momentsOf(window, window.span);
  const came = people.filter(within(period));
  const placed = await withPlacement(came.map(({ _id }) => _id));
  const steps = spanSteps(window.span).map((step) => ({
    ...step,
    people: came.filter(within(momentsOf(window, step))),
  }));
  const { span, before, zone } = window;
  return {
    span,
    before,
    zone,
    merged,
    anonymised,
    stock: people.length,
    intake: came.length,
    intakeBefore: people.filter(within(momentsOf(window, before))).length,
    series: steps.map(({ from, to, people: some }) => ({ from, to, intake: some.length })),
    cohorts: steps.map(({ from, to, people: some }) => ({
      from,
      to,
      intake: some.length,
      vetted: some.filter(({ vettedAt }) => vettedAt !== null).length,
      placed: some.filter(({ _id }) => placed.has(_id.toHexString())).length,
    })),
    parts: await partsOf(actor, { people, period, now: window.now }),
  };
}

const within =
  ({ from, until }: Moments) =>
  ({ createdAt }: KeptCandidate): boolean =>
    createdAt >= from && createdAt < until;

interface Counted {
  people: readonly KeptCandidate[];
  period: Moments;
  now: Date;
}

async function partsOf(actor: Actor, counted: Counted): Promise<CandidateReport['parts']> {
  const shown = candidateReportParts.filter(
    (part) => part !== 'rate' || seesRatesEverywhere(actor),
  );
  const [pools, skills] = await Promise.all([
    poolRefs(actor, idsOf('pool', counted)),
    skillNames(idsOf('skill', counted)),
  ]);
  const namesOf: Partial<Record<CandidateReportPart, ReadonlyMap<string, string>>> = {
    pool: new Map(pools.map(({ id, name }) => [id, name])),
    skill: skills,
  };
  return shown.map((part) => {
    const names = namesOf[part];
    const { groups, ...unknown } = countBy(part, counted, names);
    return {
      part,
      ...unknown,
      further: Math.max(0, groups.length - maxGroups),
      groups: groups
        .slice(0, maxGroups)
        .map((group) => ({ ...group, label: names?.get(group.key) ?? null })),
    };
  });
}

function idsOf(part: CandidateReportPart, { people, now }: Counted): Types.ObjectId[] {
  const keys = new Set<string>();
  for (const person of people) for (const key of keysOf[part](person, now)) keys.add(key);
  return [...keys].map((key) => new Types.ObjectId(key));
}

/**
 * Counts candidates by group; candidates in a pool that is hidden from the reader count as not in
 * it.
 */
function countBy(
  part: CandidateReportPart,
  { people, period, now }: Counted,
  names: ReadonlyMap<string, string> | undefined,
) {
  const isIntake = within(period);
  const groups = new Map<string, { key: string; stock: number; intake: number }>();
  let [unknown, unknownIntake] = [0, 0];
  for (const person of people) {
    const came = isIntake(person) ? 1 : 0;
    let isKnown = false;
    for (const key of keysOf[part](person, now)) {
      if (names && !names.has(key)) continue;
      isKnown = true;
      const group = groups.get(key) ?? { key, stock: 0, intake: 0 };
      group.stock += 1;
      group.intake += came;
      groups.set(key, group);
    }
    if (isKnown) continue;
    unknown += 1;
    unknownIntake += came;
  }
  const sorted = [...groups.values()].toSorted(
    (a, b) => b.stock - a.stock || a.key.localeCompare(b.key),
  );
  return { groups: sorted, unknown, unknownIntake };
}
