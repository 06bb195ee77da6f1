import type { ApplicationEvents, ApplicationRecord } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { IconHistory, RailSection, Skeleton, Timeline } from '@muster/ui';
import { api } from '../../api.ts';
import classes from './application.module.css';
import type { ApplicationMessages } from './messages.ts';

/** What happened to the application, and who did it. */
export function ApplicationHistory({
  record,
  t,
}: {
  record: ApplicationRecord;
  t: ApplicationMessages;
}) {
  const query = api.useApplicationsEventsQuery({ params: { id: record.id } });
  return (
    <RailSection title={t('history.title')}>
      <QueryView
        query={query}
        keepPrevious
        isEmpty={() => false}
        skeleton={<Skeleton height={120} />}
      >
        {({ data }) =>
          data.length === 0 ? (
            <p className={classes.quiet}>{t('history.none')}</p>
          ) : (
            <Timeline
              items={data.map((event) => ({
                id: event.id,
                icon: IconHistory,
                title: (
                  <>
                    <strong>{actorOf(event, record, t)}</strong> {wordsOf(event, t)}
                  </>
                ),
                when: event.at,
                ...(event.note && { quote: event.note }),
              }))}
            />
          )
        }
      </QueryView>
    </RailSection>
  );
}

/** Returns who did it: a colleague, the candidate by a link, or the system. */
const actorOf = (
  { actor, actorKind }: ApplicationEvents['data'][number],
  { candidate }: ApplicationRecord,
  t: ApplicationMessages,
): string => actor?.name ?? (actorKind === 'candidate' ? candidate.name : t('history.system'));

const wordsOf = ({ type, to }: ApplicationEvents['data'][number], t: ApplicationMessages): string =>
  t(`history.${type}`, { to: (to ?? '').replaceAll('_', ' ') });
