import { Button, EmptyState, IconHistory } from '@muster/ui';
import { useMessages } from './use-messages.ts';

interface NoActivityProps {
  narrowed: boolean;
  refusal: string | null;
  onClear: () => void;
}

/** Shown instead of rows: nothing happened, nothing matches, or the period is invalid. */
export function NoActivity({ narrowed, refusal, onClear }: NoActivityProps) {
  const t = useMessages();
  const clear = (words: string) => (
    <Button variant="default" onClick={onClear}>
      {words}
    </Button>
  );
  if (refusal)
    return (
      <EmptyState
        icon={IconHistory}
        title={t('period.title')}
        text={refusal}
        action={clear(t('period.clear'))}
      />
    );
  if (!narrowed)
    return <EmptyState icon={IconHistory} title={t('empty.title')} text={t('empty.text')} />;
  return (
    <EmptyState
      icon={IconHistory}
      title={t('empty.filteredTitle')}
      text={t('empty.filteredText')}
      action={clear(t('empty.clear'))}
    />
  );
}
