import { common, enumLabels } from '@muster/ui';
import { poolEn } from './pool.en.ts';

/** Texts of the talent area. */
export const en = {
  vettingOf: 'Vetting of {{name}}',
  pools: {
    title: common.talentPools,
    search: 'Find a pool by name',
    column: {
      pool: common.pool,
      status: common.status,
      kind: common.kind,
      members: 'Members',
      vetted: 'Vetted',
      available: 'Available now',
      openJobs: common.openJobs,
      questions: 'Questions',
      owner: common.owner,
    },
    filter: { status: common.status, kind: common.kind, owner: common.owner },
    create: 'New pool',
    vettedOf: '{{percent}} %',
    views: { all: 'All', mine: 'Mine', archived: 'Archived', deleted: 'Deleted' },
    readiness: '{{vetted}} vetted · {{available}} available now',
    interview: 'Interview',
    interviewOf: 'Interview questions of {{name}}',
    screening: 'Screening',
    screeningOf: 'Screening questions of {{name}}',
    noOwner: 'No owner',
    private: 'Private',
    members_one: '{{count}} member',
    members_other: '{{count}} members',
    target: 'of {{target}}',
    targetLabel: '{{members}} of {{target}} members',
    noTarget: 'No target',
    empty: {
      title: 'No talent pools yet',
      text: 'A pool groups candidates for recurring needs, for example by skill, region or client. Its target is how many you want to have ready.',
      filteredTitle: 'No pools match',
      filteredText:
        'No pool fits the search and all filters at once. Remove one or clear them all.',
      clear: common.clearSearchAndFilters,
    },
  },
  pool: poolEn,
  enum: {
    seniority: enumLabels.seniority,
    openTo: enumLabels.openTo,
    kind: { manual: 'Manual', smart: 'Smart' },
  },
} as const;
