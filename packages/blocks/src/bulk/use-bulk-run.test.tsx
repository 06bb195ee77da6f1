import type { BulkAnswer } from '@muster/contracts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useBulkRun, type BulkTrigger } from './use-bulk-run.ts';

interface Terms extends Record<string, unknown> {
  ownerId: string;
}
const answer = { total: 2, ok: 2 } as BulkAnswer;

/** A change of two people whose calls are answered by `respond`. */
function show(respond: (call: Parameters<BulkTrigger<Terms>>[0]) => Promise<BulkAnswer>) {
  const trigger: BulkTrigger<Terms> = (call) => ({ unwrap: () => respond(call) });
  const selection = { kind: 'rows', ids: ['a', 'b'] } as const;
  return renderHook(({ ownerId }) => useBulkRun(trigger, selection, { ownerId }), {
    initialProps: { ownerId: 'one' },
  });
}

test('a preview that failed is told until the next one succeeds', async () => {
  let isDown = true;
  const respond = () => (isDown ? Promise.reject(new Error('offline')) : Promise.resolve(answer));
  const { result, rerender } = show(respond);
  await waitFor(() => expect(result.current.error).toEqual(new Error('offline')));
  isDown = false;
  rerender({ ownerId: 'two' });
  await waitFor(() => expect(result.current.preview).toBe(answer));
  expect(result.current.error).toBeUndefined();
});

test('why a run was refused stays beside the preview that follows, until terms change', async () => {
  const { result, rerender } = show(({ body }) =>
    body.dryRun ? Promise.resolve(answer) : Promise.reject(new Error('more have come')),
  );
  await waitFor(() => expect(result.current.preview).toBe(answer));
  await act(async () => expect(await result.current.confirm()).toBeNull());
  await waitFor(() => expect(result.current.checking).toBe(false));
  expect(result.current.error).toEqual(new Error('more have come'));
  rerender({ ownerId: 'two' });
  await waitFor(() => expect(result.current.error).toBeUndefined());
});
