import { act, renderHook } from '@testing-library/react';
import { useFormRecord } from './use-form-record.ts';

type Note = { id: string; version: number };
const show = () =>
  renderHook(({ live }: { live: Note | undefined }) => useFormRecord(live), {
    initialProps: { live: undefined as Note | undefined },
  });

test('a form keeps its initial record, whatever others save, until it starts again', () => {
  const { result, rerender } = show();
  expect(result.current[0]).toBeUndefined();
  rerender({ live: { id: 'a', version: 1 } });
  rerender({ live: { id: 'a', version: 2 } });
  expect(result.current[0]).toEqual({ id: 'a', version: 1 });
  rerender({ live: undefined });
  expect(result.current[0]).toEqual({ id: 'a', version: 1 });
  act(() => result.current[1]({ id: 'a', version: 3 }));
  rerender({ live: { id: 'a', version: 2 } });
  expect(result.current[0]).toEqual({ id: 'a', version: 3 });
});

test('another record is never edited with the state of the previous one', () => {
  const { result, rerender } = show();
  rerender({ live: { id: 'a', version: 7 } });
  rerender({ live: { id: 'b', version: 1 } });
  expect(result.current[0]).toEqual({ id: 'b', version: 1 });
});
