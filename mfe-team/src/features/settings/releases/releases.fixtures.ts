import type { RemoteState } from '@muster/contracts';

const build = (
  name: string,
  day: number,
  changes: Partial<RemoteState['builds'][number]> = {},
) => ({
  build: name,
  publishedAt: `2026-11-${day}T09:00:00.000Z`,
  publishedBy: 'rosa on build-1',
  note: '',
  onDisk: true,
  isReleased: true,
  use: null,
  ...changes,
});

/** The candidates area: three builds, the second one active, a canary of the third. */
export const candidates: RemoteState = {
  name: 'mfe-candidates',
  routePrefixes: ['/candidates', '/notes'],
  current: 'b2',
  canary: {
    build: 'b3',
    share: 10,
    roles: ['recruiter'],
    users: [{ id: '64b0000000000000000000c1', name: 'Ana Kovač' }],
  },
  builds: [
    build('b4', 20),
    build('b3', 20, { note: 'Notes keep their draft' }),
    build('b2', 19, { use: { people: 12, loads: 40, errors: 1, readyWithin: 1_200 } }),
    build('b1', 18),
    build('b0', 17, { onDisk: false, publishedBy: null }),
  ],
  history: [
    {
      at: '2026-11-20T12:00:00.000Z',
      by: null,
      kind: 'withdrawn',
      from: 'b4',
      to: 'b2',
      note: '',
      health: { people: 6, failing: 5 },
    },
    {
      at: '2026-11-20T10:00:00.000Z',
      by: 'rosa on build-1',
      kind: 'canary',
      from: null,
      to: 'b3',
      note: 'Notes keep their draft',
      health: null,
    },
    {
      at: '2026-11-19T10:00:00.000Z',
      by: 'Ines Duarte',
      kind: 'switch',
      from: 'b1',
      to: 'b2',
      note: 'The list was slow',
      health: null,
    },
    {
      at: '2026-11-18T10:00:00.000Z',
      by: null,
      kind: 'release',
      from: null,
      to: 'b1',
      note: '',
      health: null,
    },
  ],
  previous: 'b1',
  version: 7,
};

/** The jobs area without any release. */
export const jobs: RemoteState = {
  name: 'mfe-jobs',
  routePrefixes: ['/jobs'],
  current: null,
  canary: null,
  builds: [],
  history: [],
  previous: null,
  version: 1,
};
