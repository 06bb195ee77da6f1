import { screenSources } from './sources.ts';

const sources = screenSources();

/** Dialogs that decide nothing about a record: they explain, verify the user, or name a view. */
const decidesNothing = new Set([
  'mfe-jobs/src/features/application/overlay-notice.tsx',
  'packages/blocks/src/exports/export-dialog.tsx',
  'packages/blocks/src/views/save-view-modal.tsx',
  'packages/kit/src/routing/leave-guard.tsx',
  'shell/src/account/held/held-code.tsx',
  'shell/src/account/held/held-role.tsx',
  'shell/src/account/held/held-sign-in.tsx',
  'shell/src/account/proof/proof-form.tsx',
  'shell/src/palette/keyboard-shortcuts.tsx',
  'shell/src/platform/leave-dialog.tsx',
]);
/** Frames whose callers or parts show the effects, as their types require. */
const toldByParts = new Set([
  'mfe-candidates/src/features/record/applications/remove-from-job-modal.tsx',
  'mfe-jobs/src/features/positions/decision-frame.tsx',
  'mfe-talent/src/features/remove-pool/delete-pool-modal.tsx',
  'mfe-team/src/features/users/disable/disable-user-modal.tsx',
  'mfe-team/src/features/users/impersonate/impersonate-form.tsx',
  'packages/blocks/src/removal/deletion-form.tsx',
]);

// The types of `DecisionForm` and `ConfirmModal` require effects; `DecisionModal`, or null effects,
// are for dialogs that explain the effects in another way.
const mayBeSilent = (source: string) =>
  /<DecisionModal\b/.test(source) || source.includes('effects={null}');
const tells = (source: string) => /<(EffectList|OutcomePreview)\b/.test(source);

test('every decision states its consequences', () => {
  const silent = sources
    .filter(([, source]) => mayBeSilent(source) && !tells(source))
    .map(([file]) => file);
  expect(silent.toSorted()).toEqual([...decidesNothing, ...toldByParts].toSorted());
});
