import {
  poolActions,
  poolEndpoints,
  poolMembershipEndpoints,
  type PoolMemberRow,
  type PoolRecord,
} from '@muster/contracts';
import { fixtureFor, respond, type Handler } from '@muster/kit/testing';

export const idOf = (n: number) => `64b0000000000000000000${String(n).padStart(2, '0')}`;

/** A manual pool of Joana Winter with all actions allowed. */
export const makePool = (changes: Partial<PoolRecord> = {}): PoolRecord => ({
  id: idOf(31),
  name: 'Senior React LATAM',
  description: 'Within four hours of New York.',
  kind: 'manual',
  status: 'active',
  isPrivate: false,
  owner: { id: idOf(2), name: 'Joana Winter' },
  memberCount: 16,
  vettedCount: 8,
  availableCount: 3,
  targetSize: 30,
  openJobs: 2,
  rule: null,
  ruleProblems: [],
  refreshedAt: null,
  pinnedCount: 0,
  excludedCount: 0,
  updatedAt: '2026-11-01T09:00:00.000Z',
  version: 4,
  deleted: null,
  allowedActions: poolActions.filter((a) => a !== 'restore' && a !== 'restore_deleted'),
  ...changes,
});

export const makeMember = (changes: Partial<PoolMemberRow> = {}): PoolMemberRow =>
  fixtureFor(poolMembershipEndpoints.list.response.shape.data.element, {
    id: idOf(41),
    name: 'Mateus Ferreira',
    headline: 'React engineer',
    status: 'active',
    vettingStatus: 'vetted',
    topSkills: ['React'],
    skillCount: 1,
    timeZone: 'America/Sao_Paulo',
    city: 'Recife',
    country: 'BR',
    noticePeriodDays: 14,
    availableFrom: null,
    isPrivate: false,
    place: 'member',
    reason: 'Met at a fair',
    addedBy: { id: idOf(2), name: 'Joana Winter' },
    addedAt: '2026-10-01T09:00:00.000Z',
    ...changes,
  });

/** The requests of a pool's page. */
export const poolHandlers = (
  pool: PoolRecord,
  members: readonly PoolMemberRow[] = [makeMember()],
): Handler[] => [
  respond(poolEndpoints.read, () => pool),
  respond(poolMembershipEndpoints.list, () => ({
    data: [...members],
    page: {
      ...fixtureFor(poolMembershipEndpoints.list.response).page,
      limit: 25,
      total: members.length,
      from: members.length > 0 ? 1 : null,
      nextCursor: null,
      prevCursor: null,
      totalIsCapped: false,
    },
  })),
];
