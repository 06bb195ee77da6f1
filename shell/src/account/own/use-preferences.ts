import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { NotificationPreferences } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { toast } from '@muster/ui';
import { api } from '../account-api.ts';
import { useMessages } from '../use-messages.ts';

export type TopicPreference = NotificationPreferences['topics'][number];
type RootState = Parameters<typeof api.util.selectInvalidatedBy>[0];
export type Quiet = NotificationPreferences['quiet'];

/**
 * Returns the preferences: each choice is shown and saved at once, and reverted if it could not be
 * saved.
 */
export function usePreferences() {
  const t = useMessages();
  const platform = usePlatform();
  const dispatch = useDispatch<ThunkDispatch<RootState, unknown, UnknownAction>>();
  const query = api.useNotificationPreferencesQuery();
  const [update] = api.useUpdateNotificationPreferencesMutation();

  async function save(topics: TopicPreference[], quiet: Quiet) {
    const shown = dispatch(
      api.util.updateQueryData('notificationPreferences', undefined, (draft) => {
        draft.quiet = quiet;
        draft.topics = draft.topics.map(
          (one) => topics.find(({ topic }) => topic === one.topic) ?? one,
        );
      }),
    );
    try {
      await update({ body: { topics, quiet } }).unwrap();
      toast({ id: 'preferences-saved', message: t('own.saved') });
    } catch (error) {
      shown.undo();
      platform.notify({ kind: 'error', text: errorText(error) });
    }
  }

  const quietNow = query.data?.quiet ?? null;
  return {
    query,
    choose: (topic: TopicPreference) => void save([topic], quietNow),
    chooseQuiet: (quiet: Quiet) => void save([], quiet),
  };
}
