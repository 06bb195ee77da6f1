import { limits, type assistantEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { AssistantUsageModel } from './assistant-usage.model.ts';

/**
 * Returns the latest uses: the user's own, or those of all users for readers who manage the
 * settings.
 */
export const readUsage: Service<typeof assistantEndpoints.usage> = async ({ actor }) => {
  const own = actor.can('settings.manage') ? {} : { userId: actor.userId };
  const rows = await AssistantUsageModel.find(own, null, {
    sort: { at: -1, _id: -1 },
    limit: limits.assistant.usageShown,
  }).lean();
  const people = await findPeople(rows.map(({ userId }) => userId));
  return {
    data: rows.map(({ _id, userId, at, use, engine, masked, characters, sentences, tookMs }) => ({
      id: _id.toHexString(),
      use,
      engine,
      masked,
      characters,
      sentences,
      tookMs,
      at: at.toISOString(),
      person: people.ref(userId)?.name ?? '',
    })),
  };
};
