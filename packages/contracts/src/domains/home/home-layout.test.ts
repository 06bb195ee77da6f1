import { completeHomeLayout, defaultHomeLayout } from './home-layout.ts';

it('keeps a whole layout as it is', () => {
  const layout = { main: ['followed'], side: ['jobs', 'newCandidates', 'queue'], hidden: ['jobs'] };
  expect(completeHomeLayout(layout)).toEqual(layout);
});

it('puts cards that came since at the end of their usual column', () => {
  expect(completeHomeLayout({ main: ['jobs'], side: [], hidden: [] })).toEqual({
    main: ['jobs', 'queue'],
    side: ['newCandidates', 'followed'],
    hidden: [],
  });
});

it('leaves out what is gone and what stands twice', () => {
  const stored = {
    main: ['queue', 'weather', 'jobs', 'queue'],
    side: ['jobs', 'newCandidates', 'followed'],
    hidden: ['weather'],
  };
  expect(completeHomeLayout(stored)).toEqual(defaultHomeLayout);
});
