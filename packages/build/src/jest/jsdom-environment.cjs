const { TestEnvironment } = require('jest-environment-jsdom');

// What browsers have and jsdom lacks. Not MessageChannel: React's scheduler would keep jest alive.
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'structuredClone',
  'BroadcastChannel',
];

class WebEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) {
      if (this.global[name] === undefined) this.global[name] = globalThis[name];
    }
    // Fetch of Node accepts only abort signals and forms of its own realm.
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
  }
}

module.exports = WebEnvironment;
