import { ownCvParts, type OwnCv, type OwnCvAnswer } from '@muster/contracts';
import { QueryView, useUndoableMutation } from '@muster/kit';
import { Card, Skeleton, formatDate } from '@muster/ui';
import { api } from '../../../own-api.ts';
import { DifferenceRow } from './difference-row.tsx';
import { useOwnCvMessages } from './messages.ts';
import classes from './own-cv.module.css';

type Reading = NonNullable<OwnCv['reading']>;

/** The reading of the newest own CV beside the stored data; renders nothing if no CV was read. */
export function OwnCvCard() {
  const t = useOwnCvMessages();
  const query = api.useOwnCvReadQuery();
  if (query.currentData ? query.currentData.reading === null : !query.error) return null;
  return (
    <Card title={t('title')}>
      <QueryView query={query} keepPrevious size="compact" skeleton={<Skeleton height={160} />}>
        {({ reading }) => reading && <Differences reading={reading} />}
      </QueryView>
    </Card>
  );
}

function Differences({ reading }: { reading: Reading }) {
  const t = useOwnCvMessages();
  const { id, attachmentTitle: title, readAt, differences, same, version, mayAnswer } = reading;
  const [send] = api.useOwnCvAnswerMutation();
  const answering = useUndoableMutation({
    mutation: ({ proposalId, answer }: { proposalId: string; answer: OwnCvAnswer; what: string }) =>
      send({ params: { id }, body: { proposalId, answer, version } }),
    message: (_saved, { answer, what }) => t(`done.${answer}`, { what }),
  });
  if (differences.length === 0) return <p className={classes.intro}>{t('all', { title })}</p>;
  return (
    <>
      <p className={classes.intro}>{t('intro', { title, day: formatDate(readAt) })}</p>
      {ownCvParts.map((part) => {
        const ofPart = differences.filter(({ kind }) => kind === part);
        return (
          ofPart.length > 0 && (
            <section key={part} aria-label={t(`part.${part}`)}>
              <h3 className={classes.part}>{t(`part.${part}`)}</h3>
              <ul className={classes.rows}>
                {ofPart.map((difference) => (
                  <DifferenceRow
                    key={difference.id}
                    difference={difference}
                    mayAnswer={mayAnswer}
                    pending={answering.pending}
                    onAnswer={(answer, what) =>
                      void answering.run({ proposalId: difference.id, answer, what })
                    }
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
      {same > 0 && <p className={classes.quiet}>{t('same', { count: same })}</p>}
    </>
  );
}
