type Made = { readonly _debugStack: unknown };

/** Returns the recorded creation stacks of two elements, in a separate React. */
function stacksOf(prepare: () => void): readonly unknown[] {
  const stacks: unknown[] = [];
  jest.isolateModules(() => {
    prepare();
    const { jsx } = require('react/jsx-runtime') as {
      jsx: (type: string, props: object) => Made;
    };
    const { createElement } = require('react') as { createElement: (type: string) => Made };
    for (const make of [() => jsx('p', {}), () => createElement('p')])
      stacks.push(make()._debugStack, make()._debugStack);
  });
  return stacks;
}

test('React records no stack for each element', () => {
  const [jsxFirst, jsxSecond, first, second] = stacksOf(() => require('./owner-stacks.cjs'));
  expect(jsxFirst).toBeDefined();
  expect(jsxSecond).toBe(jsxFirst);
  expect(first).toBeDefined();
  expect(second).toBe(first);
});

test('React records a stack for each element otherwise', () => {
  const [jsxFirst, jsxSecond, first, second] = stacksOf(() => undefined);
  expect(jsxSecond).not.toBe(jsxFirst);
  expect(second).not.toBe(first);
});
