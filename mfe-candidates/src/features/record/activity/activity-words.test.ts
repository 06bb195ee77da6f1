import { activityActions } from '@muster/contracts';
import { en } from '../../../messages/en.ts';

/** Described by the names of the changed fields. */
const byFields = /^candidate\.update_(contact|links|skills|availability|experience|education)$/;
const { action: words, ...kinds } = en.record.activity;

it.each(Object.entries(activityActions))('has words for %s', (action, kind) => {
  const [, verb = ''] = action.split('.');
  const ofAction = kind === 'changed' || kind === 'status_changed';
  const has = byFields.test(action)
    ? kinds.changed.includes('{{fields}}')
    : ofAction
      ? verb in words
      : kind in kinds;
  expect(has).toBe(true);
});
