import { fileEndpoints, type FileView } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import {
  fail,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  type Handler,
} from '@muster/kit/testing';
import { useUploads } from './use-uploads.ts';

const { begin, read, send, complete } = fileEndpoints;
const api = createMusterApi({ read });
const id = '64b000000000000000000001';
const chunk = 4;
const bytes = 'abcdefghij';
const accepted: FileView = fixtureFor(complete.response, { id, name: 'cv.txt', scan: 'clean' });

/** A server that keeps uploaded bytes and loses the connection where the test says so. */
function server({ losesAt = [] as number[], refuses = false } = {}): {
  handlers: Handler[];
  arrived: () => number;
} {
  let offset = 0;
  const lost = new Set(losesAt);
  const upload = () =>
    fixtureFor(begin.response, { id, name: 'cv.txt', size: bytes.length, offset, chunk });
  return {
    arrived: () => offset,
    handlers: [
      respond(begin, upload),
      respond(read, upload),
      respond(send, ({ query }) => {
        if (query.offset !== offset) return fail('UPLOAD_INCOMPLETE');
        offset = Math.min(offset + chunk, bytes.length);
        // The bytes arrived, but the answer is lost.
        if (lost.delete(query.offset)) throw new TypeError('Failed to fetch');
        return upload();
      }),
      respond(complete, () =>
        refuses
          ? fail('ATTACHMENT_TYPE_NOT_ALLOWED', { context: { reason: 'password' } })
          : accepted,
      ),
    ],
  };
}

const attached = jest.fn(() => Promise.resolve({ already: false }));

function Screen() {
  const { items, queue } = useUploads('somebody');
  const add = () =>
    queue.confirm(queue.add('somebody', new File([bytes], 'cv.txt'), 'document'), attached);
  return (
    <>
      <button type="button" onClick={add}>
        Add
      </button>
      {items.map((item) => (
        <div key={item.id}>
          <output>{`${item.state} ${item.sent} ${item.error?.code ?? ''}`.trim()}</output>
          <button type="button" onClick={() => queue.pause(item.id)}>
            Pause
          </button>
          <button type="button" onClick={() => queue.resume(item.id)}>
            Go on
          </button>
        </div>
      ))}
    </>
  );
}

const show = (handlers: Handler[]) => renderRemote(<Screen />, { api, handlers });
beforeEach(() => attached.mockClear());

test('a file is sent in chunks, with its hash, and then attached', async () => {
  const { handlers, arrived } = server();
  const { user, network } = show(handlers);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('done 10')).toBeVisible();
  expect(arrived()).toBe(bytes.length);
  expect(network.callsOf(begin)[0]?.body).toEqual({
    name: 'cv.txt',
    size: 10,
    purpose: 'document',
    // SHA-256 of `abcdefghij`, calculated by another program.
    sha256: '72399361da6a7754fec986dca5b7cbaf1c810a28ded4abaf56b2106d06cb78b0',
  });
  expect(network.callsOf(send).map(({ query }) => query)).toEqual([
    { offset: 0 },
    { offset: 4 },
    { offset: 8 },
  ]);
  expect(attached).toHaveBeenCalledWith(accepted, expect.anything());
});

test('after a lost response, the server is asked for the offset, and nothing is sent twice', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { handlers } = server({ losesAt: [4] });
  const { user, network } = show(handlers);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('done 10')).toBeVisible();
  expect(network.callsOf(read)).toHaveLength(1);
  expect(network.callsOf(send).map(({ query }) => query)).toEqual([
    { offset: 0 },
    { offset: 4 },
    { offset: 8 },
  ]);
});

test('if only sending fails, it is not retried without a pause', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { handlers } = server();
  let isCut = true;
  const cut = respond(send, (call) => {
    if (isCut) throw new TypeError('Failed to fetch');
    return fixtureFor(begin.response, {
      id,
      name: 'cv.txt',
      size: bytes.length,
      chunk,
      offset: Math.min(Number(call.query.offset) + chunk, bytes.length),
    });
  });
  const { user, network } = show([...handlers, cut]);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(/^waiting/)).toBeVisible();
  expect(network.callsOf(send)).toHaveLength(1);
  isCut = false;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('done 10')).toBeVisible();
  expect(network.callsOf(send)).toHaveLength(4);
});

test('a refused file shows the reason and is not attached anywhere', async () => {
  const { handlers } = server({ refuses: true });
  const { user } = show(handlers);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(/ATTACHMENT_TYPE_NOT_ALLOWED/)).toBeVisible();
  expect(attached).not.toHaveBeenCalled();
});

test('a paused upload waits, and the page warns before closing only during an upload', async () => {
  const held: { release?: (() => void) | undefined } = {};
  const letGo = () => {
    held.release?.();
    held.release = undefined;
  };
  const { handlers } = server();
  const slow = respond(begin, async () => {
    await new Promise<void>((resolve) => (held.release = resolve));
    return fixtureFor(begin.response, { id, size: bytes.length, offset: 0, chunk });
  });
  const { user } = show([...handlers, slow]);
  const asks = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(asks()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(held.release).toBeDefined());
  expect(asks()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByText('paused 0')).toBeVisible();
  expect(asks()).toBe(false);
  letGo();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(held.release).toBeDefined());
  letGo();
  expect(await screen.findByText('done 10')).toBeVisible();
});
