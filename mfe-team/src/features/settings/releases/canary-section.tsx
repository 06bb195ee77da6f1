import type { RemoteState } from '@muster/contracts';
import { Button, Card, Group, Stack } from '@muster/ui';
import { givableBuilds } from './givable-builds.ts';
import { canaryAudience } from './release-words.ts';
import type { ReleaseQuestion } from './use-release-actions.tsx';
import { useMessages } from './use-messages.ts';

type SectionProps = {
  remote: RemoteState;
  ask: (question: ReleaseQuestion) => void;
  onChoose: () => void;
};

/** The running canary and how to end it. */
export function CanarySection({ remote, ask, onChoose }: SectionProps) {
  const t = useMessages();
  const { canary, current } = remote;
  const others = givableBuilds(remote);
  return (
    <Card
      title={t('canary.title')}
      headingLevel={3}
      actions={
        others.length > 0 && (
          <Button variant="default" onClick={onChoose}>
            {t(canary ? 'canary.change' : 'canary.start')}
          </Button>
        )
      }
    >
      {canary ? (
        <Stack gap="sm">
          <p>
            {t('canary.text', {
              build: canary.build,
              whom: canaryAudience(t, canary),
              current: current ?? '',
            })}
          </p>
          <Group gap="xs">
            <Button onClick={() => ask({ kind: 'promote', build: canary.build })}>
              {t('canary.promote')}
            </Button>
            <Button variant="default" onClick={() => ask({ kind: 'drop', build: canary.build })}>
              {t('canary.drop')}
            </Button>
          </Group>
        </Stack>
      ) : (
        <p>{t(others.length > 0 ? 'canary.none' : 'canary.nothing')}</p>
      )}
    </Card>
  );
}
