require('./quick-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');
const { oneAfterAnother } = require('./one-after-another.cjs');
const styleRules = require('jsdom/lib/jsdom/living/helpers/style-rules.js');

// Colours are not needed either; jsdom computes fifteen for each requested style.
const resolved = styleRules.propertiesWithResolvedValueImplemented;
for (const property of Object.keys(resolved)) {
  if (resolved[property].computedValue === 'computed-color') delete resolved[property];
}

// Browser features that jsdom lacks. Not MessageChannel: React's scheduler would keep jest alive.
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
];

/** An open channel must not keep the test process alive. */
class Channel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

class WebEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) {
      if (this.global[name] === undefined) this.global[name] = globalThis[name];
    }
    this.global.BroadcastChannel = Channel;
    // Node's fetch accepts only abort signals and forms of its own realm.
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
  }
}

module.exports = oneAfterAnother(WebEnvironment);
