// A class name in a test is its key, so that a failure names it.
module.exports = {
  __esModule: true,
  default: new Proxy({}, { get: (_target, key) => (typeof key === 'string' ? key : undefined) }),
};
