import { permissionsOf } from '../../core/permissions.ts';
import { staffRoles } from '../../core/roles.ts';
import { completeHomeLayout, homeFiguresOf, homeLayoutOf } from './home-layout.ts';

it('keeps a whole layout as it is', () => {
  const layout = {
    main: ['followed', 'submissions'],
    side: ['jobs', 'contracts', 'newCandidates', 'queue', 'interviews', 'funnel'],
    hidden: ['jobs'],
  };
  expect(completeHomeLayout(layout, 'recruiter')).toEqual(layout);
});

it('puts cards that came since at the end of their usual column', () => {
  expect(completeHomeLayout({ main: ['jobs'], side: [], hidden: [] }, 'recruiter')).toEqual({
    main: ['jobs', 'queue'],
    side: ['interviews', 'submissions', 'newCandidates', 'contracts', 'funnel', 'followed'],
    hidden: [],
  });
});

it('leaves out what is gone, what stands twice, and cards of another role', () => {
  const stored = {
    main: ['vetting', 'weather', 'queue', 'team', 'vetting'],
    side: ['interviews', 'jobs', 'followed'],
    hidden: ['weather'],
  };
  expect(completeHomeLayout(stored, 'vetter')).toEqual(homeLayoutOf('vetter'));
});

it('gives each kind of role a home of its own, with four figures at most', () => {
  const homes = staffRoles.map((role) => JSON.stringify(homeLayoutOf(role)));
  // Owner and admin have the same overview.
  expect(homeLayoutOf('owner')).toEqual(homeLayoutOf('admin'));
  expect(new Set(homes).size).toBe(staffRoles.length - 1);
  for (const role of staffRoles) {
    expect(homeFiguresOf(role).length).toBeLessThanOrEqual(4);
    expect(permissionsOf(role)['home.read']).toBe('all');
  }
});
