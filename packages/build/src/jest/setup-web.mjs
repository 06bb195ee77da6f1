import { configure, getConfig } from '@testing-library/dom';
import '@testing-library/jest-dom';
import './owner-stacks.cjs';

// A text with an unfilled placeholder fails the test that shows it.
const logError = console.error;
console.error = (...args) => {
  if (String(args[0]).startsWith('A text is shown with a gap')) throw new Error(args[0]);
  logError(...args);
};

// A waiting test retries its query, and each failed attempt would print the whole page for a
// message that only the last one shows, which is then built once more.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    message !== null && getConfig()._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

// Stubs for what jsdom does not lay out or draw.
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// A test file in the Node environment has no page.
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

  // jsdom's blobs and files cannot be read the way browsers' can.
  window.Blob.prototype.arrayBuffer ??= function arrayBuffer() {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.onerror = () => reject(reader.error);
      reader.readAsArrayBuffer(this);
    });
  };
  window.Blob.prototype.text ??= async function text() {
    return new TextDecoder().decode(await this.arrayBuffer());
  };

  // Editors ask for the position of the caret; jsdom has no layout.
  Range.prototype.getClientRects ??= () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect ??= () => document.body.getBoundingClientRect();
  document.elementFromPoint ??= () => null;
}
