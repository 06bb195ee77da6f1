import { parentPort } from 'node:worker_threads';
import { PeopleIndex } from './people/people-index.ts';
import type { WorkerReply, WorkerRequest } from './worker-protocol.ts';
import { WordIndex } from './word-index.ts';

/** The thread with the index: requests are processed in order, each with one reply. */
const index = new WordIndex();
const people = new PeopleIndex();

/** Memory of this thread: its objects, and its typed arrays. */
function bytesInUse(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function answer(request: WorkerRequest): unknown {
  switch (request.method) {
    case 'put':
      people.put(request.argument);
      return index.put(request.argument);
    case 'move':
      people.move(request.argument);
      return index.move(request.argument);
    case 'remove':
      people.remove(request.argument);
      return index.remove(request.argument);
    case 'beginReplacing':
      people.beginReplacing(request.argument);
      return index.beginReplacing(request.argument);
    case 'endReplacing':
      people.endReplacing(request.argument);
      return index.endReplacing(request.argument);
    case 'findPeople':
      return people.find(request.argument);
    case 'find':
      return index.find(request.argument);
    case 'state':
      return { documents: index.counts(), bytes: bytesInUse() };
  }
}

parentPort?.on('message', (request: WorkerRequest) => {
  let reply: WorkerReply;
  try {
    reply = { id: request.id, value: answer(request) };
  } catch (error) {
    reply = { id: request.id, failure: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(reply);
});
