import type { Scorecard } from '@muster/contracts';
import { Card, Stack, formatDate } from '@muster/ui';
import { useScorecardMessages } from './messages.ts';

/** Earlier versions of an amended scorecard. */
export function ScorecardHistory({ scorecard: { revisions } }: { scorecard: Scorecard }) {
  const t = useScorecardMessages();
  if (revisions.length === 0) return null;
  return (
    <Card title={t('section.history')} count={revisions.length}>
      <Stack>
        {revisions.map(({ at, by, recommendation, strengths, concerns }) => (
          <div key={at}>
            <strong>
              {t('revision', {
                name: by?.name ?? '',
                date: formatDate(at),
                recommendation: recommendation ? t(`recommendation.${recommendation}`) : '',
              })}
            </strong>
            <p>{[strengths, concerns].filter(Boolean).join(' / ')}</p>
          </div>
        ))}
      </Stack>
    </Card>
  );
}
