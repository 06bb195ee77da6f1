import type { UserDetail } from '@muster/contracts';
import { profileValues } from './profile-values.ts';

const facts = (user: UserDetail) => JSON.stringify([profileValues(user), user.roles]);

/**
 * Returns the version to save with. Ending sessions or unlocking raises the version without
 * changing the form's fields; this must not look like another user's change.
 */
export const versionToSaveOn = (loaded: UserDetail, live: UserDetail): number =>
  facts(loaded) === facts(live) ? Math.max(loaded.version, live.version) : loaded.version;
