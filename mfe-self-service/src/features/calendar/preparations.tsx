import { PreparationSheet, usePreparationMessages } from '@muster/blocks';
import { QueryView } from '@muster/kit';
import { Card, formatDate } from '@muster/ui';
import { api } from '../../own-api.ts';
import classes from './my-calendar.module.css';

/** Preparation hints for each upcoming interview; renders nothing if there is none. */
export function Preparations() {
  const t = usePreparationMessages();
  const query = api.useInterviewKitsOwnQuery({});
  return (
    <QueryView query={query} size="compact" skeleton={null} empty={null}>
      {({ data }) =>
        data.map((preparation) => (
          <section key={preparation.interviewId} className={classes.preparation}>
            <Card
              title={t('title', {
                kind: t(`kind.${preparation.kind}`),
                day: formatDate(preparation.startsAt, { weekday: true }),
              })}
            >
              <PreparationSheet preparation={preparation} withFacts />
            </Card>
          </section>
        ))
      }
    </QueryView>
  );
}
