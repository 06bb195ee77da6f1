// These clean up after each test. If the first file of a group loaded them, they would clean up
// only there.
require('@testing-library/react');
require('@muster/kit/testing');
const { dismissToast, setViewer } = require('@muster/ui');

/** Resets the page to the state of a newly opened one. */
exports.openNewPage = function openNewPage() {
  dismissToast();
  setViewer({});
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.title = '';
  document.body.replaceChildren();
  for (const { name } of Array.from(document.documentElement.attributes))
    document.documentElement.removeAttribute(name);
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
};
