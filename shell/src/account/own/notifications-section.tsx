import { QueryView } from '@muster/kit';
import { PageSkeleton } from '@muster/ui';
import type { Me } from './me.ts';
import { QuietHours } from './quiet-hours.tsx';
import { TopicTable } from './topic-table.tsx';
import { usePreferences } from './use-preferences.ts';

/** Notifications in the app and by mail, and the times when mails wait. */
export function NotificationsSection({ me }: { me: Me }) {
  const { query, choose, chooseQuiet } = usePreferences();
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="form" />} isEmpty={() => false}>
      {({ topics, quiet }) => (
        <>
          <TopicTable topics={topics} onChoose={choose} />
          <QuietHours quiet={quiet} timeZone={me.timeZone} onChoose={chooseQuiet} />
        </>
      )}
    </QueryView>
  );
}
