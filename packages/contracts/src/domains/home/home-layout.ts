import type { Role, staffRoles } from '../../core/roles.ts';

/** Cards of the start page that a user can move between two columns. */
export const homeCards = [
  'queue',
  'jobs',
  'newCandidates',
  'followed',
  'submissions',
  'contracts',
  'team',
  'vetting',
  'interviews',
  'funnel',
] as const;
export type HomeCard = (typeof homeCards)[number];

/** Widgets that a user can hide: the cards, and the strip of figures above them. */
export const homeWidgets = ['figures', ...homeCards] as const;
export type HomeWidget = (typeof homeWidgets)[number];

/** The wide column and the narrow one; a phone shows one column, the wide one's cards first. */
export const homeColumns = ['main', 'side'] as const;
export type HomeColumn = (typeof homeColumns)[number];

/** The position of each card, and the hidden widgets. */
export interface HomeLayout extends Readonly<Record<HomeColumn, readonly HomeCard[]>> {
  readonly hidden: readonly HomeWidget[];
}

/** Figures of the strip; four fit side by side. */
export const homeFigures = [
  'candidatesAdded',
  'withoutContact',
  'tasksDone',
  'answers',
  'openJobs',
  'contracts',
  'monthly',
] as const;
export type HomeFigure = (typeof homeFigures)[number];

interface Home extends Readonly<Record<HomeColumn, readonly HomeCard[]>> {
  readonly figures: readonly HomeFigure[];
}

const leading: Home = {
  main: ['queue', 'team', 'submissions'],
  side: ['interviews', 'contracts', 'funnel', 'newCandidates', 'followed'],
  figures: ['candidatesAdded', 'openJobs', 'contracts', 'tasksDone'],
};

/** Owners and admins have approvals on top, and few tasks of their own. */
const running: Home = {
  ...leading,
  main: ['team', 'submissions'],
  side: ['queue', 'interviews', 'contracts', 'funnel', 'newCandidates', 'followed'],
};

/** The default start page of each staff role. */
const homes: Readonly<Record<(typeof staffRoles)[number], Home>> = {
  owner: running,
  admin: running,
  team_lead: leading,
  recruiter: {
    main: ['queue', 'jobs'],
    side: ['interviews', 'submissions', 'newCandidates', 'contracts', 'funnel', 'followed'],
    // Their own jobs are listed below, so pending answers are more useful here than the job count.
    figures: ['answers', 'candidatesAdded', 'withoutContact', 'tasksDone'],
  },
  account_manager: {
    main: ['queue', 'submissions', 'jobs'],
    side: ['interviews', 'contracts', 'newCandidates', 'funnel', 'followed'],
    figures: ['openJobs', 'contracts', 'candidatesAdded', 'tasksDone'],
  },
  vetter: {
    main: ['vetting', 'queue'],
    side: ['interviews', 'jobs', 'followed'],
    figures: ['candidatesAdded', 'openJobs', 'tasksDone'],
  },
  finance_hr: {
    main: ['contracts'],
    side: ['queue', 'followed'],
    figures: ['contracts', 'monthly', 'tasksDone'],
  },
  staff_viewer: {
    main: ['submissions', 'contracts'],
    side: ['newCandidates', 'followed'],
    figures: ['candidatesAdded', 'openJobs', 'contracts'],
  },
};

const homeOf = (role: Role): Home =>
  homes[role as keyof typeof homes] ?? { main: [], side: [], figures: [] };

/** Returns the layout of a user who never changed it. */
export function homeLayoutOf(role: Role): HomeLayout {
  const { main, side } = homeOf(role);
  return { main, side, hidden: [] };
}

/** Returns the most important figures of a role. */
export const homeFiguresOf = (role: Role): readonly HomeFigure[] => homeOf(role).figures;

/**
 * Completes a stored layout for a role: each of its cards appears once, new ones at the end of
 * their default column; cards of other roles and unknown names are dropped.
 */
export function completeHomeLayout(
  stored: Readonly<Record<keyof HomeLayout, readonly string[]>>,
  role: Role,
): HomeLayout {
  const usual = homeLayoutOf(role);
  const offered = new Set<string>([...usual.main, ...usual.side]);
  const placed = new Set<HomeCard>();
  const place = (column: HomeColumn): HomeCard[] =>
    stored[column].filter((name): name is HomeCard => {
      const card = homeCards.find((known) => known === name);
      if (!card || !offered.has(card) || placed.has(card)) return false;
      placed.add(card);
      return true;
    });
  const columns = { main: place('main'), side: place('side') };
  for (const column of homeColumns)
    columns[column].push(...usual[column].filter((card) => !placed.has(card)));
  return { ...columns, hidden: homeWidgets.filter((widget) => stored.hidden.includes(widget)) };
}
