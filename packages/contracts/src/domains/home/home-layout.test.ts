import { permissionsOf } from '../../core/permissions.ts';
import { staffRoles } from '../../core/roles.ts';
import { completeHomeLayout, homeFiguresOf, homeLayoutOf } from './home-layout.ts';

it('keeps a complete layout unchanged', () => {
  const layout = {
    main: ['followed', 'submissions'],
    side: ['jobs', 'contracts', 'newCandidates', 'queue', 'interviews', 'funnel'],
    hidden: ['jobs'],
  };
  expect(completeHomeLayout(layout, 'recruiter')).toEqual(layout);
});

it('adds new cards at the end of their usual column', () => {
  expect(completeHomeLayout({ main: ['jobs'], side: [], hidden: [] }, 'recruiter')).toEqual({
    main: ['jobs', 'queue'],
    side: ['interviews', 'submissions', 'newCandidates', 'contracts', 'funnel', 'followed'],
    hidden: [],
  });
});

it('leaves out removed cards, duplicates, and cards of another role', () => {
  const stored = {
    main: ['vetting', 'weather', 'queue', 'team', 'vetting'],
    side: ['interviews', 'jobs', 'followed'],
    hidden: ['weather'],
  };
  expect(completeHomeLayout(stored, 'vetter')).toEqual(homeLayoutOf('vetter'));
});

it('gives each kind of role its own home page, with at most four figures', () => {
  const homes = staffRoles.map((role) => JSON.stringify(homeLayoutOf(role)));
  // Owner and admin have the same overview.
  expect(homeLayoutOf('owner')).toEqual(homeLayoutOf('admin'));
  expect(new Set(homes).size).toBe(staffRoles.length - 1);
  for (const role of staffRoles) {
    expect(homeFiguresOf(role).length).toBeLessThanOrEqual(4);
    expect(permissionsOf(role)['home.read']).toBe('all');
  }
});
