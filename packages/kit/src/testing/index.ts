// Tools for tests; no production code imports from here.
import '@testing-library/jest-dom';

export {
  act,
  fireEvent,
  screen,
  waitFor,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react';
export { userEvent } from '@testing-library/user-event';
export { aheadBy } from './ahead-by.ts';
export { axeFindings } from './axe.ts';
export { changedEverywhere } from './changed-everywhere.ts';
export { changedMeanwhile, conflictWith, meetConflict, saveMerged } from './meet-conflict.ts';
export { testConflicts } from './conflict-tests.ts';
export type { MergingForm } from './conflict-tests.ts';
export { fixtureFor } from './fixture-for.ts';
export { makeSession } from './make-session.ts';
export { mockApi } from './mock-api.ts';
export type { MockApi, RecordedCall } from './mock-api.ts';
export { rawValuesIn } from './raw-values.ts';
export { recordingBus } from './recording-bus.ts';
export { renderRemote } from './render-remote.tsx';
export type { RenderedRemote, RenderRemoteOptions } from './render-remote.tsx';
export { fail, respond } from './respond.ts';
export type { HandledCall, Handler, Refusal } from './respond.ts';
export { testPlatform } from './test-platform.ts';
export type { TestPlatform } from './test-platform.ts';
export { bringErrorWords } from '../messages/error-text.ts';
