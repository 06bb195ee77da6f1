import '@testing-library/jest-dom';

// What jsdom does not lay out or draw.
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// A test file that asks for the Node environment has no page.
if (typeof window !== 'undefined') {
  window.ResizeObserver ??= NoResizeObserver;
  window.HTMLElement.prototype.scrollIntoView ??= () => {};
  window.HTMLElement.prototype.scrollTo ??= () => {};
  window.scrollTo = () => {};
  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  });
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { addEventListener() {}, removeEventListener() {}, ready: Promise.resolve() },
  });

  // Editors ask where their caret is; nothing is laid out here.
  Range.prototype.getClientRects ??= () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect ??= () => document.body.getBoundingClientRect();
  document.elementFromPoint ??= () => null;
}
