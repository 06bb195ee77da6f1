import { servedSources } from './sources.ts';

test('what browsers offer only in secure contexts is called where plain HTTP is provided for', () => {
  const files = servedSources(['blocks', 'kit', 'ui'])
    .filter(([, source]) =>
      /\b(?:crypto\.(?:randomUUID|subtle)|navigator\.clipboard)[.(]/.test(source),
    )
    .map(([file]) => file);
  expect(files.toSorted()).toEqual([
    'packages/kit/src/api/new-uuid.ts',
    'packages/ui/src/primitives/copy-text.ts',
    'shell/src/platform/drafts.ts',
  ]);
});
