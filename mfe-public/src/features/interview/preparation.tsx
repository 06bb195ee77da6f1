import { PreparationSheet } from '@muster/blocks';
import { QueryView } from '@muster/kit';
import { Skeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { useInterviewMessages } from './messages.ts';
import classes from './interview.module.css';

/** How to prepare for the arranged interview. */
export function Preparation({ handle }: { handle: string }) {
  const t = useInterviewMessages();
  const query = api.useScheduleVisitPreparationQuery({ params: { handle } });
  return (
    <section aria-labelledby="prepare">
      <h2 className={classes.subtitle} id="prepare">
        {t('confirmed.prepare')}
      </h2>
      <QueryView query={query} size="compact" skeleton={<Skeleton height={420} />}>
        {({ data: [preparation] }) => preparation && <PreparationSheet preparation={preparation} />}
      </QueryView>
    </section>
  );
}
